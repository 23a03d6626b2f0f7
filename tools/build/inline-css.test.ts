import { expect, test } from 'vitest'
import { withInlineCss } from './inline-css.ts'

const PAGE = '<head><link rel="stylesheet" href="/assets/root.css" data-precedence="page"/></head>'

test('a stylesheet is written into the page, and its link is disabled', () => {
  expect(withInlineCss(PAGE, () => 'p{color:red}\n')).toBe(
    '<head><style>p{color:red}</style>' +
      '<link rel="stylesheet" href="/assets/root.css" data-precedence="page" disabled=""/></head>',
  )
})

test('a dollar sign in a stylesheet stays as it is', () => {
  expect(withInlineCss(PAGE, () => 'p::before{content:"$&"}')).toContain('content:"$&"')
})

test.each([
  ['a path relative to the stylesheet', 'p{background:url(x.svg)}'],
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

test('the stylesheet of a lazy part has a second link, by the name that the part asks for', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/site.css#" data-precedence="page"/></head>'
  expect(withInlineCss(page, () => 'p{}')).toContain(
    '<style>p{}</style><link rel="stylesheet" href="/assets/site.css#" data-precedence="page" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/site.css" data-precedence="page" disabled=""/>',
  )
})
