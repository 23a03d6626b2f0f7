import styles from './brand-mark.module.css'

type BrandMarkProps = {
  brand: string
  logo?: { src: string; width: number; height: number } | undefined
}

/** The company's logo; without one, the default sign and the brand's name. */
export function BrandMark({ brand, logo }: BrandMarkProps) {
  if (logo) return <img className={styles.logo} {...logo} alt={brand} />
  return (
    <>
      <SealRing />
      <span className={styles.name}>{brand}</span>
    </>
  )
}

/** A seal ring in half section, with its contact line in the accent colour. */
function SealRing() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M14 2.14A14 14 0 0 0 14 29.86V23.75A8 8 0 0 1 14 8.25Z" fill="currentColor" />
      <path
        d="M18 3.15A13 13 0 0 1 18 28.84V24.77A9 9 0 0 0 18 7.23Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path className={styles.contact} d="M16 0V10M16 22V32" strokeWidth="4" />
    </svg>
  )
}
