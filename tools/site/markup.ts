import {
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  PENDING_PATH,
  SEARCH_PATH,
  SCRIPTLESS_PATHS,
} from '#catalogue/paths.ts'
import { type BuiltPage, type SiteCheck, metaOf, textOf, sourceOf } from './built-site.ts'
import { attributeOf, elementsNamed, elementsIn } from '../../server/html-tree.ts'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { join } from 'node:path'

/** Pages that stand in for others or show results: search engines must not index them. */
const STAND_INS = [...SCRIPTLESS_PATHS, OFFLINE_PATH, NOT_FOUND_PATH, SEARCH_PATH, PENDING_PATH]

type Head = Record<'title' | 'description' | 'canonical' | 'h1', string[]>
const UNIQUE = ['title', 'description', 'canonical'] as const

/** Checks that each page has one title, description, canonical address and h1, and shares none with another. */
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
    const [canonical = ''] = head.canonical
    if (URL.parse(canonical)?.pathname !== path) problems.push(`${path}: calls itself ${canonical}`)
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

/** Scripts, styles and React's comments are removed before validating. */
const NO_MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
/** A drawing's shapes too: the validator has no rules for the content of an SVG. */
const SHAPES =
  /<(path|circle|ellipse|rect|line|polyline|polygon)\b(?![^>]* id=)[^>]*(?:\/>|><\/\1>)/g
const FRAME = /<(header|footer)\b[^]*?<\/\1>/g
const CONFIG_DIR = join(import.meta.dirname, '../..')

/**
 * Checks the HTML by the rules of .htmlvalidate.json. A header or footer that only differs by the page's own address
 * is validated once; repeated ids are looked for on every page. Table elements may carry their own roles, because
 * older Safari removes them from a table that is displayed as a grid (product-list/table-roles.ts).
 */
export const checkMarkup: SiteCheck = async ({ pages }) => {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  const problems: string[] = []
  const frames = new Set<string>()
  const once = (frame: string) => {
    const text = frame.replaceAll(/ aria-current="page"| data-source="[^"]*"/g, '')
    if (frames.has(text)) return ''
    frames.add(text)
    return frame
  }
  for (const { path: page, html } of pages) {
    const markup = html.replaceAll(NO_MARKUP, '').replaceAll(SHAPES, '')
    problems.push(...repeatedIds(markup).map((id) => `${page}: no-dup-id: ${id} (document)`))
    const text = markup.replace(FRAME, once)
    const report = await validator.validateString(text, join(CONFIG_DIR, 'page.html'))
    const messages = report.results.flatMap((result) => result.messages)
    for (const { ruleId, message, selector } of messages) {
      problems.push(`${page}: ${ruleId}: ${message} (${selector ?? 'document'})`)
    }
  }
  return problems
}

function repeatedIds(markup: string): string[] {
  const ids = [...markup.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

const REFERENCES: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action'])
const SOURCE_SETS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset'])
/** Addresses that the server answers without a file. */
const SERVED = ['/api/']
/** A placeholder origin, by which the site's own addresses can be recognised after resolving. */
const ORIGIN = 'https://sitio.invalid'

/**
 * Checks that every internal link, image and file on a page exists, and every fragment too. External links open a new
 * tab without access to this one (spec 7); no link is empty.
 */
export const checkLinks: SiteCheck = ({ pages, files }) => {
  const ids = new Map(pages.map((page) => [page.path, idsOf(page)]))
  const hasTarget = (path: string) => {
    return ids.has(path) || files.has(path) || SERVED.some((start) => path.startsWith(start))
  }
  return pages.flatMap((page) => [
    ...linkFaults(page),
    ...referencesOf(page).flatMap((reference) => {
      const url = URL.parse(reference, ORIGIN + page.path)
      if (!url) return [`${page.path}: «${reference}» is no address`]
      if (url.origin !== ORIGIN) return []
      const path = decodeURIComponent(url.pathname)
      if (!hasTarget(path)) return [`${page.path}: ${reference} does not exist`]
      const fragment = decodeURIComponent(url.hash.slice(1))
      const isMissing = fragment !== '' && ids.get(path)?.has(fragment) === false
      return isMissing ? [`${page.path}: ${reference} names no part of ${path}`] : []
    }),
  ])
}

function linkFaults({ path, document }: BuiltPage): string[] {
  return elementsNamed(document, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href')
    if (href === undefined || href === '' || href === '#') return [`${path}: a link leads nowhere`]
    if (!/^https?:/.test(href)) return []
    const isOwnTab = attributeOf(link, 'target') === '_blank'
    const isApart = attributeOf(link, 'rel')?.split(' ').includes('noopener') === true
    return isOwnTab && isApart ? [] : [`${path}: ${href} opens in this tab, or keeps hold of it`]
  })
}

function referencesOf(page: BuiltPage): string[] {
  const references = attributesOf(page).flatMap(({ name, value }) => {
    if (REFERENCES.has(name)) return [value]
    if (!SOURCE_SETS.has(name)) return []
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
  })
  return [...new Set(references)]
}

function idsOf(page: BuiltPage): Set<string> {
  const ids = attributesOf(page).filter(({ name }) => name === 'id')
  return new Set(ids.map(({ value }) => value))
}

function attributesOf({ document }: BuiltPage) {
  return elementsIn(document).flatMap(({ attrs }) => attrs)
}

/** The types of data blocks, which browsers do not execute. */
const DATA = /^application\/(?:ld\+)?json$/

/**
 * Checks that every page has exactly the inline scripts that the policy allows (the starter, and the speculation
 * rules); the browser would refuse others.
 */
export function checkStarter(named: readonly string[]): SiteCheck {
  return ({ pages }) =>
    pages.flatMap(({ path, document }) => {
      const scripts = elementsNamed(document, 'script')
        .filter((script) => !DATA.test(attributeOf(script, 'type') ?? ''))
        .map(sourceOf)
      const expected = SCRIPTLESS_PATHS.includes(path) ? [] : named
      return scripts.length === expected.length && scripts.every((one, at) => one === expected[at])
        ? []
        : [
            `${path}: holds ${scripts.length} scripts, not the ${expected.length} that the policy names`,
          ]
    })
}

/** What React leaves where a part of a page was not rendered in time. */
const UNFINISHED = /<!--\$|<template id="B:/

/** Checks that every page is rendered completely, and that each island has a name that the browser can load. */
export function checkIslands(names: readonly string[]): SiteCheck {
  return ({ pages }) =>
    pages.flatMap(({ path, html, document }) => {
      const unknown = elementsNamed(document, 'site-island')
        .map((one) => attributeOf(one, 'data-name') ?? '')
        .filter((name) => !names.includes(name))
      return [
        ...unknown.map((name) => `${path}: no script is called «${name}»`),
        ...(UNFINISHED.test(html) ? [`${path}: is not rendered whole`] : []),
      ]
    })
}
