import type { ReactNode } from 'react'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '../link/link.tsx'

type OwnerLinkProps = {
  owned: OwnerValue
  /** The address, if it is not the value itself (telephone, mail, map). */
  href?: string
  className?: string | undefined
  /** The link's content; the value itself by default. */
  children?: ReactNode
}

/** A link made from an owner's value; a sample becomes a link too, to a reserved address. */
export function OwnerLink({ owned, href, className, children }: OwnerLinkProps) {
  return (
    <Link className={className} href={href ?? owned.value}>
      {children ?? owned.value}
    </Link>
  )
}

/** A text with no-break spaces, as for a telephone or a city beside it. */
export function inOnePiece(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The `tel:` address of a telephone as published, without blanks and brackets. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A mail address that may break before its @ only. */
export function MailText({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
