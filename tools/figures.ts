// Usage: npm run figures -- <revision>
// Writes docs/figures.md: the figures that stand for each product that publishes one under a condition, as
// they read at a revision of the project and as they read now. The revision's own code reads its content.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withRevision } from './drawings/revision.ts'
import { standingFigures, type StandingFigure } from './figures/standing-figures.ts'

const TARGET = 'docs/figures.md'
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
const table = `# Figures that stand for a product, before and after

What a card, a row or a search result shows of the ${products} products that publish a figure under a
condition: ${conditional.length} figures, as they read at ${revision} and as they read now. The rule is that of
src/catalogue/honest-figure.ts; \`npm run figures -- ${revision}\` writes this table.

| Product | Figure | Before | Now |
|---|---|---|---|
${rows.join('\n')}
`
writeFileSync(TARGET, table)
console.log(`${TARGET}: ${conditional.length} figures of ${products} products.`)

function keyOf({ id, facet }: StandingFigure): string {
  return `${id} ${facet}`
}
