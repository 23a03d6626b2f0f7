/** page: another page of the site; file and external: opened in a new tab; contact: a call or a mail. */
type LinkKind = 'page' | 'fragment' | 'file' | 'external' | 'contact'

/** The kind of a link, judged by its address alone. */
export function linkKind(href: string): LinkKind {
  if (/^(?:mailto|tel|sms):/i.test(href)) return 'contact'
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href)) return 'external'
  if (href.startsWith('#')) return 'fragment'
  const [path = ''] = href.split(/[?#]/)
  return /\.[a-z\d]+$/i.test(path) ? 'file' : 'page'
}
