import { expect, test } from 'vitest'
import { withInlineCss } from './inline-css.ts'

const PAGE = '<head><link rel="stylesheet" href="/assets/root.css" data-precedence="page"/></head>'

test('the style sheet stands in the page; its link fetches nothing', () => {
  expect(withInlineCss(PAGE, () => 'p{color:red}\n')).toBe(
    '<head><style>p{color:red}</style>' +
      '<link rel="stylesheet" href="/assets/root.css" data-precedence="page" disabled=""/></head>',
  )
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

test('a sheet that a later part brings along too is there by the name that part looks for', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/site.css#" data-precedence="page"/></head>'
  expect(withInlineCss(page, () => 'p{}')).toContain(
    '<style>p{}</style><link rel="stylesheet" href="/assets/site.css#" data-precedence="page" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/site.css" data-precedence="page" disabled=""/>',
  )
})
