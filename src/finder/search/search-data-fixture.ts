import type { SearchData } from './search-data.ts'

/** Search data for tests; everything not given is empty. */
export function searchData({
  entries,
  places = [],
  services = {},
  equipment = {},
  arrangements = {},
  machines = [],
  doubtful = [],
  plans = {},
  things = [],
  ...words
}: Partial<SearchData['words']> &
  Pick<SearchData, 'entries'> &
  Partial<Omit<SearchData, 'entries' | 'words'>>): SearchData {
  return {
    entries,
    places,
    services,
    equipment,
    arrangements,
    machines,
    doubtful,
    plans,
    words: { groups: [{ means: ['Sello'], said: [] }], fluids: [], intents: [], ...words },
    things,
  }
}
