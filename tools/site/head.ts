import { NOT_FOUND_PATH, PENDING_PATH, SEARCH_PATH, STILL_PATHS } from '#catalogue/paths.ts'
import type { BuiltPage, SiteCheck } from './built-site.ts'
import { attributeOf, elementsNamed } from '../../server/html-tree.ts'
import { metaOf, textOf } from './page-tree.ts'

/** Shown in place of others, or for what was looked for: no search engine knows them. */
const STAND_INS = [...STILL_PATHS, NOT_FOUND_PATH, SEARCH_PATH, PENDING_PATH]

type Head = Record<'title' | 'description' | 'canonical' | 'h1', string[]>
const UNIQUE = ['title', 'description', 'canonical'] as const

/** Each page has one title, description, canonical address and h1, and shares none with another. */
export const checkHead: SiteCheck = ({ pages }) => {
  const published = pages
    .filter(({ path }) => !STAND_INS.includes(path))
    .map((page) => ({ ...page, head: headOf(page) }))
  const problems: string[] = []
  for (const { path, document, head } of published) {
    for (const [name, values] of Object.entries(head)) {
      const said = values.filter((value) => value !== '')
      if (said.length !== 1) problems.push(`${path}: has ${said.length} of ${name}`)
    }
    const [root] = elementsNamed(document, 'html')
    if (!root || attributeOf(root, 'lang') !== 'es-CL') {
      problems.push(`${path}: is not marked as es-CL`)
    }
  }
  for (const name of UNIQUE) {
    const owners = new Map<string, string>()
    for (const { path, head } of published) {
      const [value = ''] = head[name]
      const owner = owners.get(value)
      if (value && owner) problems.push(`${path}: has the same ${name} as ${owner}: «${value}»`)
      owners.set(value, path)
    }
  }
  return problems
}

function headOf({ document }: BuiltPage): Head {
  const [head] = elementsNamed(document, 'head')
  const links = head ? elementsNamed(head, 'link') : []
  return {
    title: head ? elementsNamed(head, 'title').map((title) => textOf(title)) : [],
    description: metaOf(document, 'description'),
    canonical: links
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href') ?? ''),
    h1: elementsNamed(document, 'h1').map((heading) => textOf(heading)),
  }
}
