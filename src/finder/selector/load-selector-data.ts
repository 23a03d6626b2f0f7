import { SELECTOR_DATA_PATH } from '#catalogue/paths.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { SelectorData } from './selector-data.ts'

/** The products as the selector and the comparison need them; the build makes the file of this type. */
export const loadSelectorData = fetchedOnce(SELECTOR_DATA_PATH, (data) => data as SelectorData)
