// Usage: npm run mutation [-- area …]
// Changes the code of an area in every way that Stryker knows, one change at a time, and counts the
// changes that its unit tests notice. Prints the survivors and the score, and keeps each area's report
// in .cache/reports. Fails where a score falls below the area's least.
import { Stryker } from '@stryker-mutator/core'
import { AREAS, filesOf } from '../tools/mutation/areas.ts'

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
  process.env['MUTATION_TESTS'] = filesOf(area.tests).join(',')
  const results = await new Stryker({
    mutate: filesOf(area.mutate),
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
