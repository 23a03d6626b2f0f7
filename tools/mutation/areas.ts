import { existsSync } from 'node:fs'

type Area = {
  /** Patterns of the files that are changed. */
  mutate: readonly string[]
  /** Quick ones only: a change to a constant is tried on all of them. */
  tests: readonly string[]
  leastScore?: number
}

/** What `npm run mutation` changes, and the tests that must notice. */
export const AREAS: Readonly<Record<string, Area>> = {
  rules: {
    mutate: ['src/contact/{enquiry-rules,tidy-input,rut-check-digit,missing-fields}.ts'],
    tests: [
      'src/contact/{enquiry-rules,enquiry-rules.property,tidy-input,rut-check-digit,missing-fields}.test.ts',
    ],
    leastScore: 85,
  },
  figures: {
    mutate: [
      'src/figures/{judge,limit-words,ranges}.ts',
      'src/finder/search/{read-figures,read-number}.ts',
    ],
    tests: ['src/figures/judge.test.ts', 'src/finder/search/{read-figures,read-number}.test.ts'],
  },
  catalogue: {
    mutate: [
      'src/figures/{format-quantity,present-specs}.ts',
      'src/catalogue/{link-pages,content-file}.ts',
      'src/catalogue/{read-content,check-links,redirects}.ts',
    ],
    tests: [
      'src/figures/{format-quantity,present-specs}.test.ts',
      'src/catalogue/{load-catalogue,page-links}.test.ts',
    ],
  },
  search: {
    mutate: [
      'src/finder/search/{read-query,rank-entries,edit-distance}.ts',
      'src/catalogue/stem-word.ts',
    ],
    tests: ['src/finder/search/{search-site,words,presenting,read-query}.test.ts'],
  },
}

/** The files that the patterns name; throws for a name that no file bears, which would go untried in silence. */
export function filesOf(patterns: readonly string[]): string[] {
  const files = patterns.flatMap(alternatives)
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`No file is called ${missing.join(', ')}.`)
  return files
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts` */
function alternatives(pattern: string): string[] {
  const [whole = '', names = ''] = /\{([^}]+)\}/.exec(pattern) ?? []
  return whole === '' ? [pattern] : names.split(',').map((name) => pattern.replace(whole, name))
}
