import { decodeReferences, type SiteCheck } from './built-site.ts'

/** Shown in place of others, or for what was looked for: no search engine knows them. */
const STAND_INS = ['/404', '/sin-senal', '/contacto/respuesta', '/buscar']
const ONE_EACH = {
  title: /<title>([^<]+)<\/title>/g,
  description: /<meta name="description" content="([^"]+)"/g,
  canonical: /<link rel="canonical" href="([^"]+)"/g,
  h1: /<h1[\s>]/g,
}
const UNIQUE = ['title', 'description', 'canonical'] as const

/** Each page has one title, description, canonical address and h1, and shares none with another. */
export const checkHead: SiteCheck = ({ pages }) => {
  const published = pages.filter(({ path }) => !STAND_INS.includes(path))
  const problems: string[] = []
  for (const { path, html } of published) {
    for (const [name, pattern] of Object.entries(ONE_EACH)) {
      const count = [...html.matchAll(pattern)].length
      if (count !== 1) problems.push(`${path}: has ${count} of ${name}`)
    }
    if (!html.includes('<html lang="es-CL"')) problems.push(`${path}: is not marked as es-CL`)
  }
  for (const name of UNIQUE) {
    const owners = new Map<string, string>()
    for (const { path, html } of published) {
      const value = decodeReferences([...html.matchAll(ONE_EACH[name])][0]?.[1] ?? '')
      const owner = owners.get(value)
      if (value && owner) problems.push(`${path}: has the same ${name} as ${owner}: «${value}»`)
      owners.set(value, path)
    }
  }
  return problems
}
