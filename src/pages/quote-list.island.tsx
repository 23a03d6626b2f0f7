import type { ComponentProps } from 'react'
import { PlateStart } from '#contact/plate-start.tsx'
import { QuoteList } from '#quotation/quote-list.tsx'
import { island, type Slots } from '#islands/island.tsx'

type QuoteListIslandProps = Pick<ComponentProps<typeof QuoteList>, 'note' | 'links'> &
  Pick<ComponentProps<typeof PlateStart>, 'filesMostBytes'> & { slots: Slots }

/** The list to quote; a visitor without a code can start from a photograph of the plate. */
function QuoteListIsland({ filesMostBytes, ...list }: QuoteListIslandProps) {
  return <QuoteList {...list} plate={<PlateStart filesMostBytes={filesMostBytes} />} />
}

export default island('quote-list', QuoteListIsland)
