import { stat } from 'node:fs/promises'
import { readBuildFile } from './build-file.ts'
import { ConfigError } from './config.ts'

/** One line of the table that the build writes; `from` and `to` are paths of the site. */
type Redirect = Readonly<{ from: string; to: string; status: 301 | 302 | 307 | 308 }>

export type Redirects = ReadonlyMap<string, Redirect>

/** `read` rejects with ConfigError where the table cannot be read. */
export type RedirectTable = Readonly<{ read: () => Promise<Redirects> }>

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

async function load(file: string): Promise<Redirects> {
  const table = (await readBuildFile(file)) ?? []
  if (!Array.isArray(table) || !table.every(isRedirect)) {
    throw new ConfigError(`${file} debe ser una lista de { from, to, status }.`)
  }
  return new Map(table.map((redirect) => [redirect.from, redirect]))
}

/** The build's table of redirects, by the path that is asked for, as it is now; a missing file has none. */
export function createRedirects(file: string): RedirectTable {
  let stamp: string | undefined
  let table: Promise<Redirects> = Promise.resolve(new Map())
  return {
    read: async () => {
      const found = await stat(file).catch(() => undefined)
      const current = [found?.dev, found?.ino, found?.ctimeMs, found?.size].join(':')
      if (current !== stamp) {
        stamp = current
        table = load(file)
      }
      return table
    },
  }
}

/** Where to go, with the query that came placed before any fragment. */
export function locationOf(to: string, search: string): string {
  const [path = '', fragment] = to.split('#')
  const query = search && path.includes('?') ? `&${search.slice(1)}` : search
  return path + query + (fragment === undefined ? '' : `#${fragment}`)
}
