// Usage: npm run figures -- <revision>
// Prints a table of the figures that stand for each product that publishes one under a condition, as
// they read at a revision of the project and as they read now. The revision's own code reads its content.
import { parseArgs } from 'node:util'
import { withRevision } from './drawings/revision.ts'
import { standingFigures, type StandingFigure } from './figures/standing-figures.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [revision] = positionals
if (revision === undefined) {
  console.error('Name the revision to compare with: npm run figures -- main~20')
  process.exit(1)
}

const now = await standingFigures('.')
const before = await withRevision(process.cwd(), revision, standingFigures)
const earlier = new Map(before.map((figure) => [keyOf(figure), figure]))
const conditional = now.filter(
  (figure) => figure.isConditional || earlier.get(keyOf(figure))?.isConditional,
)
const rows = conditional.map((figure) => {
  const { product, label, text } = figure
  return `| ${[product, label, earlier.get(keyOf(figure))?.text ?? '–', text].join(' | ')} |`
})
const products = new Set(conditional.map(({ id }) => id)).size
console.log(`${conditional.length} figures of ${products} products, at ${revision} and now:

| Product | Figure | Before | Now |
|---|---|---|---|
${rows.join('\n')}`)

function keyOf({ id, facet }: StandingFigure): string {
  return `${id} ${facet}`
}
