import type { ComponentProps } from 'react'
import { SiteHeader } from '#components/site-header/site-header.tsx'
import { SearchField, SearchLink } from '#finder/search-field/search-field.tsx'
import { SuggestingInput } from '#finder/search-field/suggesting-input.tsx'
import { island } from '#islands/island.tsx'

const SEARCH = { field: <SearchField />, link: <SearchLink />, Input: SuggestingInput }

/** The header of every page. */
function HeaderIsland(props: Omit<ComponentProps<typeof SiteHeader>, 'search'>) {
  return <SiteHeader {...props} search={SEARCH} />
}

export default island('site-header', HeaderIsland)
