import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { isFamilyPath, pagePathOf } from '#catalogue/paths.ts'
import { useHasActed } from '#startup/use-has-acted.ts'
import styles from './save-family-offer.module.css'

type SaveFamilyOfferProps = { familyPath: string }

/** On a family's page, the offer to save all of it; nothing on the pages below it. */
export function SaveFamilyOffer() {
  const familyPath = pagePathOf(useLocation())
  if (!isFamilyPath(familyPath)) return null
  return <OfferPlace key={familyPath} familyPath={familyPath} />
}

/** Keeps the place of the offer, and loads it in browsers that can save a family. */
function OfferPlace({ familyPath }: SaveFamilyOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<SaveFamilyOfferProps>>()

  const hasActed = useHasActed()

  useEffect(() => {
    if (!hasActed || !('serviceWorker' in navigator && 'caches' in window)) return
    import('./save-family.tsx').then(({ SaveFamily }) => setOffer(() => SaveFamily)).catch(() => {})
  }, [hasActed])

  return <div className={styles.family}>{Offer && <Offer familyPath={familyPath} />}</div>
}
