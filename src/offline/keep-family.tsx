import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { keptFamilyPath } from './kept-family.ts'
import styles from './keep-family.module.css'

type KeepFamilyProps = { familyPath: string }

/** On a family's page: the offer to keep all of it; nothing on the pages below it. */
export function KeepFamily() {
  const { pathname } = useLocation()
  const familyPath = pathname.replace(/\/$/, '')
  if (!keptFamilyPath(familyPath)) return null
  return <OfferPlace key={familyPath} familyPath={familyPath} />
}

/** The place of the offer; the offer itself comes to browsers that can keep a family. */
function OfferPlace({ familyPath }: KeepFamilyProps) {
  const [Offer, setOffer] = useState<ComponentType<KeepFamilyProps>>()

  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    // A page comes alive when it has nothing else to do: no need to wait once more.
    import('./save-family.tsx').then(({ SaveFamily }) => setOffer(() => SaveFamily)).catch(() => {})
  }, [])

  return <div className={styles.family}>{Offer && <Offer familyPath={familyPath} />}</div>
}
