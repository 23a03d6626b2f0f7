// Usage: npm run bench:judged [-- codes | roles | trades]
// Runs the judged queries of tests/search: shows, by role, how many have their answer first and among the first five,
// and lists those that do not.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// The catalogue's modules contain JSX, which Node cannot run.
const {
  module: { judgedQueries, QUERY_FILES },
} = await runnerImport<typeof import('../tests/search/judged-queries.ts')>(
  fileURLToPath(new URL('../tests/search/judged-queries.ts', import.meta.url)),
  { configFile: false, logLevel: 'error', resolve: { external: true } },
)

const files = QUERY_FILES.filter((file) => (process.argv[2] ?? file) === file)
const judged = files.flatMap(judgedQueries)
const byRole = Map.groupBy(judged, ({ role }) => role)
console.table([...byRole, ['all', judged] as const].map(([role, part]) => counts(role, part)))
for (const { query, isAmong, found, faults } of judged.filter(({ isFirst }) => !isFirst)) {
  const answer = [...faults.map((fault) => `(${fault})`), ...found].join(', ')
  console.log(`${isAmong ? 'not first' : 'not found'}  ${query}  →  ${answer}`)
}

function counts(role: string, part: typeof judged) {
  const share = (count: number) => `${Math.round((count / part.length) * 1000) / 10} %`
  return {
    role,
    queries: part.length,
    first: share(part.filter(({ isFirst }) => isFirst).length),
    amongFive: share(part.filter(({ isAmong }) => isAmong).length),
  }
}
