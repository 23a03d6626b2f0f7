import { useEffect, useState, type ComponentType } from 'react'
import styles from './keep-family.module.css'

type KeepFamilyProps = { familyPath: string }

/** The place of the offer to save a family; the offer itself comes to browsers that can keep it. */
export function KeepFamily({ familyPath }: KeepFamilyProps) {
  const [Offer, setOffer] = useState<ComponentType<KeepFamilyProps>>()

  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    // A page comes alive when it has nothing else to do: no need to wait once more.
    import('./save-family.tsx').then(({ SaveFamily }) => setOffer(() => SaveFamily)).catch(() => {})
  }, [])

  return <div className={styles.family}>{Offer && <Offer familyPath={familyPath} />}</div>
}
