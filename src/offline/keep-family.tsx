import { useEffect, useState, type ComponentType } from 'react'
import styles from './keep-family.module.css'
import { whenIdle } from './when-idle.ts'

type KeepFamilyProps = { familyPath: string }

/** The place of the offer to save a family; the offer itself comes to browsers that can keep it. */
export function KeepFamily({ familyPath }: KeepFamilyProps) {
  const [Offer, setOffer] = useState<ComponentType<KeepFamilyProps>>()

  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    whenIdle(() => {
      import('./save-family.tsx')
        .then(({ SaveFamily }) => setOffer(() => SaveFamily))
        .catch(() => {})
    })
  }, [])

  return <div className={styles.family}>{Offer && <Offer familyPath={familyPath} />}</div>
}
