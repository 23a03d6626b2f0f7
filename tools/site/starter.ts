import { STILL_PATHS } from '#catalogue/paths.ts'
import { attributeOf, elementsNamed } from '../../server/html-tree.ts'
import type { SiteCheck } from './built-site.ts'
import { sourceOf } from './page-tree.ts'

/** Blocks of data, which no browser runs. */
const DATA = /^application\/(?:ld\+)?json$/

/**
 * Every page holds the scripts that the policy names (the starter, and the rules for fetching ahead), and no other: the
 * browser would refuse it.
 */
export function checkStarter(named: readonly string[]): SiteCheck {
  return ({ pages }) =>
    pages.flatMap(({ path, document }) => {
      const scripts = elementsNamed(document, 'script')
        .filter((script) => !DATA.test(attributeOf(script, 'type') ?? ''))
        .map(sourceOf)
      const expected = STILL_PATHS.includes(path) ? [] : named
      return scripts.length === expected.length && scripts.every((one, at) => one === expected[at])
        ? []
        : [
            `${path}: holds ${scripts.length} scripts, not the ${expected.length} that the policy names`,
          ]
    })
}

/** What React leaves where a part of a page was not rendered before the page was written. */
const UNFINISHED = /<!--\$|<template id="B:/

/** Every page is rendered whole, and each of its islands bears a name that a browser can fetch. */
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
