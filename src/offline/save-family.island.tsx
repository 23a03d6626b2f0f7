import { island } from '#islands/island.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import styles from './save-family-offer.module.css'
import { SaveFamily } from './save-family.tsx'

type SaveFamilyOfferProps = { familyPath: string }

/** On a family's page, the offer to save all of it: its place from the start, itself where a browser can save. */
function SaveFamilyOffer({ familyPath }: SaveFamilyOfferProps) {
  const isLive = useIsLive()
  return (
    <div className={styles.family}>
      {isLive && 'serviceWorker' in navigator && 'caches' in window && (
        <SaveFamily familyPath={familyPath} />
      )}
    </div>
  )
}

export default island('save-family', SaveFamilyOffer)
