import type { SearchData } from './search-data.ts'

/** Search data of a few entries, for tests: what is not given is empty. */
export function searchData({
  entries,
  places = [],
  services = {},
  ...words
}: Partial<SearchData['words']> &
  Pick<SearchData, 'entries'> &
  Partial<Pick<SearchData, 'places' | 'services'>>): SearchData {
  return {
    entries,
    places,
    services,
    words: { groups: [{ means: ['Sello'], said: [] }], fluids: [], intents: [], ...words },
  }
}
