import type { Redirect } from '#catalogue/catalogue-model.ts'
import type { Carrier } from '../../../deploy/answer-headers.ts'

/** The properties of a build that a host needs, besides the table of headers. */
export type HostedSite = Readonly<{
  /** `https://www.example.cl`, without a path. */
  origin: string
  redirects: readonly Redirect[]
  /** The relay's port; undefined if the site has no relay. */
  relayPort: number | undefined
}>

/** Who takes the hosted site's enquiries: its relay if it has one, else EmailJS. */
export function carrierOfSite({ relayPort }: Pick<HostedSite, 'relayPort'>): Carrier {
  return relayPort === undefined ? 'emailjs' : 'relay'
}

/** Where deploy/sitio.sh keeps the versions on the serving machine. */
export const SITE_FOLDER = '/var/www/sitio'

/**
 * The site's host name, and the same with or without `www.`, which people also type. A subdomain such as
 * `catalogo.example.cl` has no second name.
 */
export function namesOf({ origin }: Pick<HostedSite, 'origin'>): string[] {
  const { hostname } = new URL(origin)
  if (hostname.startsWith('www.')) return [hostname, hostname.slice('www.'.length)]
  return hostname.split('.').length === 2 ? [hostname, `www.${hostname}`] : [hostname]
}
