import type { FormEvent } from 'react'
import { searchPath } from '#catalogue/paths.ts'

/** Submits a form with a field `q` by the router; without a script the browser submits it. */
export function submitSearch(event: FormEvent<HTMLFormElement>, goTo: (href: string) => void) {
  event.preventDefault()
  const query = new FormData(event.currentTarget).get('q')
  goTo(searchPath(typeof query === 'string' ? query : ''))
}
