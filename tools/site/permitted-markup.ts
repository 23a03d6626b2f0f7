import { permittedMarkup } from '#islands/trusted-types.ts'
import type { SiteCheck } from './built-site.ts'

/** A text of a page's data that begins as markup does, as JSON writes it. */
const MARKUP = /"<(?:[^"\\]|\\.)*"/g

/** Markup that a page's data bring is what its Trusted Types policy lets through: else moving there shows nothing. */
export const checkPermittedMarkup: SiteCheck = ({ files, read }) =>
  [...files]
    .filter((file) => file.endsWith('.data'))
    .flatMap((file) =>
      (read(file).match(MARKUP) ?? [])
        .map((text) => String(JSON.parse(text)))
        .filter((text) => permittedMarkup(text) === undefined)
        .map((text) => `${file}: the policy refuses ${text.slice(0, 80)}`),
    )
