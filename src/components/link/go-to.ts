import { linkKind } from '#catalogue/link-kind.ts'

/** Opens an address as a `Link` to it would: a file in a new tab. */
export function goTo(href: string): void {
  if (linkKind(href) === 'page') location.assign(href)
  else window.open(href, '_blank', 'noopener')
}
