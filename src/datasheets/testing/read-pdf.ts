import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A part of a page as a screen reader gets it. */
export type PdfTag = { role: string; alt?: string; children: PdfTag[] }

export type PdfContent = {
  pages: number
  title: string
  author: string
  language: string
  /** A PDF date (ISO 32000-1, 7.9.4). */
  created: string
  isTagged: boolean
  /** The running text as copied, with one space between words. */
  text: string
  tags: PdfTag[]
  bookmarks: string[]
  /** The addresses that the document links to. */
  links: string[]
  /** The raw objects, for checks that the reader does not support. */
  source: string
}

type StructureNode = { role?: string; alt?: string; children?: StructureNode[] }
type OutlineItem = { title: string; items: OutlineItem[] }

/** Reads a PDF with a library independent of the compiler that writes them. */
export async function readPdf(file: string): Promise<PdfContent> {
  const bytes = await readFile(file)
  const source = bytes.toString('latin1')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  // Typed as an object, but a Map at run time.
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  const facts = info as Record<string, string | undefined>
  const content: PdfContent = {
    pages: document.numPages,
    title: facts['Title'] ?? '',
    author: facts['Author'] ?? '',
    language: facts['Language'] ?? '',
    created: facts['CreationDate'] ?? '',
    isTagged: marks?.get('Marked') ?? false,
    text: '',
    tags: [],
    bookmarks: titlesOf(await document.getOutline()),
    links: [],
    source,
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      content.text += item.str + (item.hasEOL ? ' ' : '')
    }
    content.tags.push(...tagsOf((await page.getStructTree()) as StructureNode | null))
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    content.links.push(...annotations.flatMap(({ url }) => (url === undefined ? [] : [url])))
  }
  content.text = content.text.replace(/\s+/g, ' ')
  await task.destroy()
  return content
}

/** Every tag of a role, at any depth. */
export function tagsOfRole(tags: readonly PdfTag[], role: string): PdfTag[] {
  return tags.flatMap((tag) => [
    ...(tag.role === role ? [tag] : []),
    ...tagsOfRole(tag.children, role),
  ])
}

function tagsOf(node: StructureNode | null): PdfTag[] {
  if (!node) return []
  const children = (node.children ?? []).flatMap(tagsOf)
  if (node.role === undefined || node.role === 'Root') return children
  return [{ role: node.role, ...(node.alt !== undefined && { alt: node.alt }), children }]
}

function titlesOf(outline: OutlineItem[] | null): string[] {
  return (outline ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)])
}
