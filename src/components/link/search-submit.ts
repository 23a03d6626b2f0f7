import type { FormEvent } from 'react'
import { searchPath } from '#catalogue/paths.ts'

/** Sends a form of one field, `q`, to the results without leaving the site; without a script it goes by itself. */
export function submitSearch(event: FormEvent<HTMLFormElement>, goTo: (href: string) => void) {
  event.preventDefault()
  const query = new FormData(event.currentTarget).get('q')
  goTo(searchPath(typeof query === 'string' ? query : ''))
}
