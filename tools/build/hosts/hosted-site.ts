import type { Redirect } from '#catalogue/catalogue-model.ts'
import type { Carrier } from '../../../deploy/answer-headers.ts'

/** What a host has to know of one build, besides the table of headers. */
export type HostedSite = Readonly<{
  /** `https://www.example.cl`, without a path. */
  origin: string
  redirects: readonly Redirect[]
  /** Where the relay listens; undefined where it takes no enquiries. */
  relayPort: number | undefined
}>

/** How the hosted site takes its enquiries: by its relay, where it has one. */
export function carrierOfSite({ relayPort }: Pick<HostedSite, 'relayPort'>): Carrier {
  return relayPort === undefined ? 'emailjs' : 'relay'
}

/** Where deploy/sitio.sh keeps versions on the machine that serves them. */
export const SITE_FOLDER = '/var/www/sitio'

/**
 * The site's own name, and the one that people type as well: with `www.` or without. A subdomain, such as
 * `catalogo.example.cl`, has no other.
 */
export function namesOf({ origin }: Pick<HostedSite, 'origin'>): string[] {
  const { hostname } = new URL(origin)
  if (hostname.startsWith('www.')) return [hostname, hostname.slice('www.'.length)]
  return hostname.split('.').length === 2 ? [hostname, `www.${hostname}`] : [hostname]
}
