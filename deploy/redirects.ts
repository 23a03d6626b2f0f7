/** One line of the table that the build writes; `from` and `to` are paths of the site. */
export type Redirect = Readonly<{
  from: string
  to: string
  status: 301 | 302 | 307 | 308
}>
