import { cardDrawingPath, productSheetPath } from '#catalogue/paths.ts'
import type { SearchEntry } from './search-data.ts'

/** The drawing that stands for a product. */
export function entryPicturePath({ id }: Pick<SearchEntry, 'id'>): string | undefined {
  return id === undefined ? undefined : cardDrawingPath(id)
}

/** A product's sheet. */
export function entrySheetPath({ id }: Pick<SearchEntry, 'id'>): string | undefined {
  return id === undefined ? undefined : productSheetPath(id)
}
