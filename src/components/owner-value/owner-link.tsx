import type { ReactNode } from 'react'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '../link/link.tsx'

type OwnerLinkProps = {
  owned: OwnerValue
  /** The address; the value itself unless it has to be made from it (telephone, mail, map). */
  href?: string
  className?: string | undefined
  /** What stands on the page; the value itself unless given. */
  children?: ReactNode
}

/** A link made of a value of the owner's; a sample of it is a link as well, to an address that is nobody's. */
export function OwnerLink({ owned, href, className, children }: OwnerLinkProps) {
  return (
    <Link className={className} href={href ?? owned.value}>
      {children ?? owned.value}
    </Link>
  )
}

/** A telephone, or the name of the city beside it, as it stands on the page: unparted. */
export function inOnePiece(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The address that dials a telephone as published, blanks and brackets left out. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A mail's address, which a narrow line parts before its @ and nowhere else. */
export function MailText({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
