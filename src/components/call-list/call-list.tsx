import type { OwnerValue } from '#schema/text.ts'
import { inOnePiece, OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'

type CallListProps = {
  offices: readonly { id: string; title: string; phone?: OwnerValue | undefined }[]
  className: string | undefined
}

/** Whom to call where a page cannot help: each office and its telephone. */
export function CallList({ offices, className }: CallListProps) {
  return (
    <ul className={className}>
      {offices.map(
        ({ id, title, phone }) =>
          phone && (
            <li key={id}>
              {title}:{' '}
              <OwnerLink owned={phone} href={phoneHref(phone.value)}>
                {inOnePiece(phone.value)}
              </OwnerLink>
            </li>
          ),
      )}
    </ul>
  )
}
