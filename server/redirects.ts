import { createBuildFile, type BuildFile } from './build-file.ts'

/** One line of the table that the build writes; `from` and `to` are paths of the site. */
type Redirect = Readonly<{ from: string; to: string; status: 301 | 302 | 307 | 308 }>

export type Redirects = ReadonlyMap<string, Redirect>

const STATUSES: readonly unknown[] = [301, 302, 307, 308] satisfies Redirect['status'][]

function isRedirect(value: unknown): value is Redirect {
  if (typeof value !== 'object' || value === null) return false
  if (!('from' in value && 'to' in value && 'status' in value)) return false
  return (
    typeof value.from === 'string' &&
    typeof value.to === 'string' &&
    STATUSES.includes(value.status)
  )
}

function parse(text = '[]'): Redirects {
  const table: unknown = JSON.parse(text)
  if (!Array.isArray(table) || !table.every(isRedirect)) {
    throw new TypeError('debe ser una lista de { from, to, status }.')
  }
  return new Map(table.map((redirect) => [redirect.from, redirect]))
}

/** The build's table of redirects, by requested path; empty if there is no such file. */
export function createRedirects(file: string): BuildFile<Redirects> {
  return createBuildFile(file, parse)
}

/** The redirect's target, with the request's query placed before any fragment. */
export function locationOf(to: string, search: string): string {
  const [path = '', fragment] = to.split('#')
  const query = search && path.includes('?') ? `&${search.slice(1)}` : search
  return path + query + (fragment === undefined ? '' : `#${fragment}`)
}
