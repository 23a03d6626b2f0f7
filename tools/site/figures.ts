import type { SiteCheck } from './built-site.ts'
import { passagesOf } from './visible-text.ts'
import { writtenText } from './written-text.ts'

/** More decimals than anybody publishes: what binary fractions leave over. */
const RAW_FIGURE = /\d,\d{7,}/
/** A text among data, where a comma between bare numbers is none of a figure. */
const QUOTED = /"((?:[^"\\]|\\.)*)"/g

/** No figure shows a machine's arithmetic: at most six decimals on pages, in drawings, data and documents. */
export const checkFigures: SiteCheck = (site) => {
  const data = [...site.files].filter((file) => /\.(?:data|json|pdf)$/.test(file))
  const texts = [
    ...passagesOf(site),
    ...data.flatMap((place) => {
      const text = writtenText(site, place)
      if (place.endsWith('.pdf')) return [{ place, text }]
      return [...text.matchAll(QUOTED)].map(([quoted]) => ({ place, text: quoted }))
    }),
  ]
  return texts.flatMap(({ place, text }) => {
    const found = RAW_FIGURE.exec(text)
    return found ? [`${place}: a figure is not rounded, «${around(text, found.index)}»`] : []
  })
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 30).trim()
}
