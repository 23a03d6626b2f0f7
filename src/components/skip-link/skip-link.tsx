import styles from './skip-link.module.css'

type SkipLinkProps = { targetId: string }

/** First in the document: skips the header. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${targetId}`} data-skip>
      Saltar al contenido
    </a>
  )
}
