import type { SiteCheck } from './built-site.ts'

/**
 * React's signs for a part that a script is to move, to render again or to show later. Found by a pattern:
 * half of them are comments, and the text of them is all that React gives.
 */
const LATE_PART = /<!--\$[?!~]-->|<template id="[BP]:|<div hidden id="S:/

/** Every part of a page stands in its document, in its place (`src/entry.server.tsx`). */
export const checkWholePages: SiteCheck = ({ pages }) =>
  pages.flatMap(({ path, html }) => {
    const sign = LATE_PART.exec(html)
    return sign ? [`${path}: a part waits for a script: ${sign[0]}`] : []
  })
