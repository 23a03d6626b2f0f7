import { MenuSearch } from '#components/site-header/menu-search.tsx'
import { island } from '#islands/island.tsx'
import { SuggestingInput } from './suggesting-input.tsx'

/** The field of the menu that fills the screen, with suggestions. */
function SuggestingMenuSearch() {
  return <MenuSearch Input={SuggestingInput} />
}

export default island('menu-search', SuggestingMenuSearch)
