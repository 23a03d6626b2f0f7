import { join } from 'node:path'
import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { FORM_ANSWER_PATH } from '#catalogue/paths.ts'
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryErrors } from '#contact/enquiry-rules.ts'
import { createBuildFile } from './build-file.ts'
import { attributeOf, elementsIn, elementsNamed, type PageElement } from './html-tree.ts'

/** `sent`: accepted. `unsent`: the form again, as it was filled in. `refused`: rejected unread. */
export type FormAnswer =
  | Readonly<{ kind: 'sent'; reference: string }>
  | Readonly<{
      kind: 'unsent'
      /** What is wrong; if missing, the page's own sentence about wrong fields stays. */
      problem?: string
      enquiry: Enquiry
      errors: EnquiryErrors
      fileProblems: readonly string[]
    }>
  | Readonly<{ kind: 'refused'; problem: string }>

type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** The parts of the page that each answer keeps; the others are removed. */
const PARTS: Readonly<Record<FormAnswer['kind'], readonly string[]>> = {
  sent: ['sent'],
  unsent: ['problem', 'form'],
  refused: ['problem', 'refused'],
}

function setAttribute(element: PageElement, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name)
  if (value !== undefined) element.attrs.push({ name, value })
}

function setText(element: PageElement, text: string): void {
  element.childNodes = []
  tree.insertText(element, text)
}

/** Finds elements by an attribute and its value: `find('data-wrong', 'email')`. */
function finder(document: ParentNode) {
  const all = (name: string) =>
    elementsIn(document).filter((element) => attributeOf(element, name) !== undefined)
  const one = (name: string, value: string) =>
    all(name).find((element) => attributeOf(element, name) === value)
  return { all, one }
}

function keepParts(document: ParentNode, kind: FormAnswer['kind']): void {
  const { all } = finder(document)
  for (const part of all('data-answer')) {
    if (PARTS[kind].includes(attributeOf(part, 'data-answer') ?? '')) {
      setAttribute(part, 'hidden', undefined)
      const [title] = elementsNamed(document, 'title')
      const words = attributeOf(part, 'data-title')
      if (title && words) setText(title, words)
    } else {
      tree.detachNode(part)
    }
  }
}

/** Writes the value into a control, and removes the error message that does not apply. */
function fillField(
  document: ParentNode,
  field: string,
  value: string,
  error: string | undefined,
): void {
  const { all, one } = finder(document)
  const control = one('name', field)
  if (!control) return
  // HTML parsers drop the first line break in a textarea: this one protects a line break of the value.
  if (control.tagName === 'textarea') setText(control, `\n${value}`)
  else setAttribute(control, 'value', value)
  const described = attributeOf(control, 'aria-describedby')?.split(' ') ?? []
  const message = one('id', described.find((id) => id.endsWith('-error')) ?? '')
  const link = one('data-wrong', field)
  if (error !== undefined) {
    const words = message && elementsNamed(message, 'span').at(-1)
    if (words) setText(words, error)
    const [anchor] = link ? elementsIn(link) : []
    if (anchor) setAttribute(anchor, 'href', `#${attributeOf(control, 'id')}`)
    return
  }
  setAttribute(control, 'aria-invalid', undefined)
  const rest = described.filter((id) => !id.endsWith('-error')).join(' ')
  setAttribute(control, 'aria-describedby', rest || undefined)
  const box = all('data-state').find((element) => elementsIn(element).includes(control))
  if (box) setAttribute(box, 'data-state', undefined)
  for (const gone of [message, link]) if (gone) tree.detachNode(gone)
}

function writeProblem(document: ParentNode, answer: Exclude<FormAnswer, { kind: 'sent' }>): void {
  const { all } = finder(document)
  const [line] = all('data-problem')
  if (line && answer.problem !== undefined) setText(line, answer.problem)
  if (answer.kind === 'refused') for (const item of all('data-wrong')) tree.detachNode(item)
  const [list] = all('data-problems')
  if (!list) return
  for (const problem of answer.kind === 'unsent' ? answer.fileProblems : []) {
    const item = tree.createElement('li', list.namespaceURI, [])
    tree.insertText(item, problem)
    tree.appendChild(list, item)
  }
  if (list.childNodes.length === 0) tree.detachNode(list)
}

/** Makes one answer out of the built page that contains the parts of all answers. */
function cutAnswer(page: string, answer: FormAnswer): string {
  const document = parse(page)
  keepParts(document, answer.kind)
  if (answer.kind === 'sent') {
    const [place] = finder(document).all('data-reference')
    if (place) setText(place, answer.reference)
    return serialize(document)
  }
  if (answer.kind === 'unsent') {
    for (const field of ENQUIRY_FIELDS) {
      fillField(document, field, answer.enquiry[field], answer.errors[field])
    }
  }
  writeProblem(document, answer)
  return serialize(document)
}

/** Returns the answer's page as HTML; undefined if the build has none. */
export type AnswerPage = (answer: FormAnswer) => Promise<string | undefined>

/** Makes answers out of the built page. Refusals are cached, so that repeated attempts cost no more than a page. */
export function createAnswerPage(siteFolder: string): AnswerPage {
  const file = join(siteFolder, FORM_ANSWER_PATH, 'index.html')
  const page = createBuildFile(file, (text) => ({ text, refusals: new Map<string, string>() }))
  return async (answer) => {
    const { text, refusals } = await page.read()
    if (text === undefined) return undefined
    if (answer.kind !== 'refused') return cutAnswer(text, answer)
    const refusal = refusals.get(answer.problem) ?? cutAnswer(text, answer)
    refusals.set(answer.problem, refusal)
    return refusal
  }
}
