import path from 'node:path'
import { runnerImport } from 'vite'
import { formatReport } from '#catalogue/problem.ts'

type LoadCatalogue = typeof import('#catalogue/load-catalogue.ts')
type PresentSpecs = typeof import('#figures/present-specs.ts')

/** The brand has its one place in the content. */
const BRAND = '{marca}'

/** A figure that stands for a product, as a visitor reads it. */
export type StandingFigure = {
  id: string
  /** Its code, or its name where it has none. */
  product: string
  facet: string
  label: string
  /** Both systems and the condition: "hasta 15 bar (217 psi) · bombas". */
  text: string
  /** The product publishes it under a condition, or more than once. */
  isConditional: boolean
}

/** The figures that stand for every product of a checkout of the project, by its own code and content. */
export async function standingFigures(root: string): Promise<StandingFigure[]> {
  const load = async <Module>(file: string): Promise<Module> => {
    const config = { root: path.resolve(root), configFile: false, logLevel: 'error' } as const
    const { module } = await runnerImport<Module>(path.resolve(root, file), config)
    return module
  }
  const { loadCatalogue } = await load<LoadCatalogue>('src/catalogue/load-catalogue.ts')
  const { keyFigures } = await load<PresentSpecs>('src/figures/present-specs.ts')
  const { catalogue, problems } = loadCatalogue(path.join(root, 'content'))
  if (!catalogue) throw new Error(`${root} has broken content:\n${formatReport(problems)}`)
  const { products, properties, site } = catalogue
  return products.flatMap(({ id, code, name, specs }) =>
    keyFigures(specs, properties).map(({ facet, label, si, imperial, condition }) => {
      const rows = specs.filter(({ property }) => properties.get(property)?.facet === facet)
      const other = imperial ? ` (${shown(imperial)})` : ''
      return {
        id,
        product: code ?? name.replaceAll(site.brand.name, BRAND),
        facet,
        label,
        text: `${shown(si)}${other}${condition === undefined ? '' : ` · ${condition}`}`,
        isConditional: rows.length > 1 || rows.some((row) => row.condition !== undefined),
      }
    }),
  )
}

function shown({ text, computed }: { text: string; computed: boolean }): string {
  return (computed ? `≈ ${text}` : text).replaceAll(/\s/g, ' ')
}
