import type { PdfText } from './read-pdf.ts'

/** The frame of a page, and how far the folio may lie outside it. */
const LEFT_MM = 19.5
const RIGHT_MM = 190.5
const TOP_MM = 10
const BOTTOM_MM = 290

/** Capital letters of Archivo are this high; descenders may share their line's space. */
const CAP_HEIGHT = 0.7
const TOLERANCE_MM = 0.2

/** Pairs of texts that are printed over each other. */
export function overlapsOf(texts: readonly PdfText[]): string[] {
  const visible = texts.filter(({ text }) => text.trim() !== '')
  return visible.flatMap((a, index) =>
    visible
      .slice(index + 1)
      .filter((b) => a.page === b.page && isOver(a, b))
      .map((b) => `page ${a.page}: «${a.text}» over «${b.text}»`),
  )
}

function isOver(a: PdfText, b: PdfText): boolean {
  const across = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1)
  const topOf = ({ baseline, size }: PdfText) => baseline - size * CAP_HEIGHT
  const down = Math.min(a.baseline, b.baseline) - Math.max(topOf(a), topOf(b))
  return across > TOLERANCE_MM && down > TOLERANCE_MM
}

/** Texts that leave the frame. */
export function outsideFrame(texts: readonly PdfText[]): string[] {
  return texts
    .filter(
      ({ text, x1, x2, baseline }) =>
        text.trim() !== '' &&
        (x1 < LEFT_MM || x2 > RIGHT_MM || baseline < TOP_MM || baseline > BOTTOM_MM),
    )
    .map(({ page, text }) => `page ${page}: «${text}»`)
}
