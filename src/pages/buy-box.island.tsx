import type { ComponentProps, ReactNode } from 'react'
import { BuyBox } from '#components/product-page/buy-box.tsx'
import { island } from '#islands/island.tsx'
import { SaveOffline } from '#offline/save-offline.tsx'

type BuyBoxIslandProps = Omit<ComponentProps<typeof BuyBox>, 'children'> & {
  /** The files that are saved with the product's page. */
  files: readonly string[]
  slots: { survey?: ReactNode }
}

/** The actions for the product in view. */
function BuyBoxIsland({ files, slots, ...box }: BuyBoxIslandProps) {
  return (
    <BuyBox {...box}>
      {slots.survey}
      <SaveOffline pages={[{ path: box.product.href, files }]} />
    </BuyBox>
  )
}

export default island('buy-box', BuyBoxIsland)
