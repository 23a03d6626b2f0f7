import type { OwnerValue } from '#schema/text.ts'
import { inOnePiece, OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'

type CallListProps = {
  branches: readonly { id: string; title: string; phone?: OwnerValue | undefined }[]
  className: string | undefined
}

/** The branches with their telephones, for pages that cannot help further; nothing if none is published. */
export function CallList({ branches, className }: CallListProps) {
  const called = branches.flatMap(({ id, title, phone }) => (phone ? [{ id, title, phone }] : []))
  if (called.length === 0) return null
  return (
    <ul className={className}>
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
