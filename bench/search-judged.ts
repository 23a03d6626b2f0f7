// Usage: npm run bench:judged [-- sealed]
// What the judged queries of eight roles find: how many find what was meant first and among the first
// five, by role. Of the open ones, those that do not are listed. `sealed` asks the sealed half, of which
// the counts alone are shown: it is asked once, when the ranking stands, and never tuned for.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from '#finder/search/build-search-data.ts'
import { judgeQuery, type JudgedQuery } from '#finder/search/judge-query.ts'
import { buildSearchIndex } from '#finder/search/search-index.ts'

const isSealed = process.argv[2] === 'sealed'
const files = isSealed ? ['queries-sealed'] : ['queries-by-role', 'queries-open']
const index = buildSearchIndex(buildSearchData(catalogue(), []))
const judged = files.flatMap((file) => {
  const url = new URL(`../src/finder/search/${file}.yaml`, import.meta.url)
  const written = readFileSync(url, 'utf8').replaceAll('{marca-slug}', catalogue().site.brand.slug)
  const byRole: Record<string, JudgedQuery[]> = parse(written)
  return Object.entries(byRole).flatMap(([role, queries]) =>
    queries.map((asked) => ({ role, ...judgeQuery(index, asked) })),
  )
})

const roles = [...new Set(judged.map(({ role }) => role))]
console.table([
  ...roles.map((role) =>
    counts(
      role,
      judged.filter((one) => one.role === role),
    ),
  ),
  counts('all', judged),
])
if (!isSealed) {
  for (const { query, isAmong, found } of judged.filter(({ isFirst }) => !isFirst)) {
    console.log(`${isAmong ? 'not first' : 'not found'}  ${query}  →  ${found.join(', ')}`)
  }
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
