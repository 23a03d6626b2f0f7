import { LINES_MOST } from '#visitor/quote-list.ts'

export const LIST_FULL = `La lista lleva ${LINES_MOST} líneas como máximo.`
