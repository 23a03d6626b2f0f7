import { isPlainClick, jumpTo } from '../link/follow-link.ts'
import styles from './skip-link.module.css'

type SkipLinkProps = { targetId: string }

/** First in the document: past the header with one key. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      onClick={(event) => {
        if (isPlainClick(event) && jumpTo(targetId, 'at-once')) event.preventDefault()
      }}
    >
      Saltar al contenido
    </a>
  )
}
