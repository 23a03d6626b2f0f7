import { expect, test } from 'vitest'
import { stylesheetsOf, withInlineCss } from './inline-css.ts'

const PAGE = '<head><link rel="stylesheet" href="/assets/root.css"/></head>'

test('the style sheet stands in the page, and nothing is left to fetch', () => {
  expect(withInlineCss(PAGE, () => 'p{color:red}\n')).toBe(
    '<head><style>p{color:red}</style></head>',
  )
})

test('of a sheet that a later part shares a link stays behind that fetches nothing', () => {
  const page = '<head><link rel="stylesheet" href="/assets/site.css#"/></head>'
  const read = (url: string) => `p{content:"${url}"}`
  expect(withInlineCss(page, read)).toBe(
    '<head><style>p{content:"/assets/site.css"}</style>' +
      '<link rel="stylesheet" href="/assets/site.css" disabled=""/></head>',
  )
})

test('a page’s sheets are told in their order', () => {
  const page = `${PAGE}<link rel="stylesheet" href="/assets/site.css#"/>`
  expect(stylesheetsOf(page)).toEqual(['/assets/root.css', '/assets/site.css'])
})

test('a dollar sign in a style sheet is only a dollar sign', () => {
  expect(withInlineCss(PAGE, () => 'p::before{content:"$&"}')).toContain('content:"$&"')
})

test.each([
  ['a path relative to the style sheet', 'p{background:url(x.svg)}'],
  ['an import', '@import "/assets/other.css";'],
  ['the end of a style element', 'p::before{content:"</style>"}'],
])('the build fails on %s', (_, css) => {
  expect(() => withInlineCss(PAGE, () => css)).toThrow('/assets/root.css')
})

test.each([
  'url(/assets/a.woff2)',
  'url("/assets/a.woff2")',
  'url(data:image/svg+xml,x)',
  'url(#a)',
])('%s means the same in the page', (value) => {
  expect(withInlineCss(PAGE, () => `p{background:${value}}`)).toContain('<style>')
})
