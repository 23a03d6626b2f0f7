import { PageSearch } from '#components/page-search/page-search.tsx'
import { island } from '#islands/island.tsx'
import { SuggestingInput } from './suggesting-input.tsx'

type SuggestingSearchProps = {
  /** The accessible name that tells this search from the header's. */
  label: string
}

/** The search at the head of a page, with suggestions under it. */
function SuggestingSearch({ label }: SuggestingSearchProps) {
  return <PageSearch label={label} Input={SuggestingInput} />
}

export default island('page-search', SuggestingSearch)
