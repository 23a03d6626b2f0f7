import type { OwnerValue } from '#schema/text.ts'
import { inOnePiece, OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'
import styles from './call-list.module.css'

type CallListProps = {
  branches: readonly { id: string; title: string; phone?: OwnerValue | undefined }[]
}

/** The branches with their telephones, for pages that cannot help further; nothing if none is published. */
export function CallList({ branches }: CallListProps) {
  const called = branches.flatMap(({ id, title, phone }) => (phone ? [{ id, title, phone }] : []))
  if (called.length === 0) return null
  return (
    <ul className={styles.calls}>
      {called.map(({ id, title, phone }) => (
        <li key={id}>
          {title}{' '}
          <OwnerLink owned={phone} href={phoneHref(phone.value)}>
            {inOnePiece(phone.value)}
          </OwnerLink>
        </li>
      ))}
    </ul>
  )
}
