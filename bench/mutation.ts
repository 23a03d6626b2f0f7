// Usage: npm run mutation [-- area …]
// Changes the code of an area in every way that Stryker knows, one change at a time, and counts the
// changes that its unit tests notice. Prints the survivors and the score, and keeps each area's report
// in .cache/reports. Fails where a score falls below the area's least.
import { Stryker } from '@stryker-mutator/core'

type Area = {
  mutate: readonly string[]
  /** Quick ones only: a change to a constant is tried on all of them. */
  tests: readonly string[]
  leastScore?: number
}

const files = (folder: string, names: string, ending: string) =>
  names.split(' ').map((name) => `src/${folder}/${name}${ending}`)

const AREAS: Readonly<Record<string, Area>> = {
  rules: {
    mutate: files('contact', 'enquiry-rules tidy-input rut-check-digit missing-fields', '.ts'),
    tests: files(
      'contact',
      'enquiry-rules enquiry-rules.property tidy-input rut-check-digit missing-fields',
      '.test.ts',
    ),
    leastScore: 85,
  },
  figures: {
    mutate: files('search', 'judge-range read-figures read-number', '.ts'),
    tests: files('search', 'judge-range read-figures read-number', '.test.ts'),
  },
  catalogue: {
    mutate: files(
      'catalogue',
      'format-quantity present-specs link-pages content-file read-content check-links redirects',
      '.ts',
    ),
    tests: files(
      'catalogue',
      'format-quantity present-specs load-catalogue page-links',
      '.test.ts',
    ),
  },
  search: {
    mutate: files('search', 'read-query rank-entries edit-distance stem-word', '.ts'),
    tests: files('search', 'search-site words presenting read-query', '.test.ts'),
  },
}

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Changes noticed, of those that could be: one that does not compile says nothing of the tests. */
function scoreOf(results: readonly Result[]): number {
  const withStatus = (...statuses: Result['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length
  const noticed = withStatus('Killed', 'Timeout')
  return (100 * noticed) / (noticed + withStatus('Survived', 'NoCoverage'))
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(AREAS)
const summary: string[] = []
for (const name of names) {
  const area = AREAS[name]
  if (!area) throw new Error(`No area is called ${name}: ${Object.keys(AREAS).join(', ')}.`)
  // Read by bench/mutation.config.ts in the processes that Stryker starts.
  process.env['MUTATION_TESTS'] = area.tests.join(',')
  const results = await new Stryker({
    mutate: [...area.mutate],
    jsonReporter: { fileName: `.cache/reports/mutation-${name}.json` },
  }).runMutationTest()
  const score = scoreOf(results)
  const isGood = score >= (area.leastScore ?? 0)
  if (!isGood) process.exitCode = 1
  summary.push(
    `${isGood ? '✓' : '✗'} ${name.padEnd(10)} ${score.toFixed(1)} % of ${results.length}`,
  )
}
console.log(`\n${summary.join('\n')}`)
