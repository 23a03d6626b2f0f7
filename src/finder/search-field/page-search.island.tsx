import { PageSearch } from '#components/page-search/page-search.tsx'
import { island } from '#islands/island.tsx'
import { SuggestingInput } from './suggesting-input.tsx'

type SuggestingSearchProps = {
  /** Tells it from the header's. */
  label: string
}

/** The search at the opening of a page, with what it would find under it. */
function SuggestingSearch({ label }: SuggestingSearchProps) {
  return <PageSearch label={label} Input={SuggestingInput} />
}

export default island('page-search', SuggestingSearch)
