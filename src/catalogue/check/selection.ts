import type { ProblemKind } from '#schema/problem-kind.ts'
import type { Selection } from '#schema/selection.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { choicesOf, isMadeOf, saysOneOf, textsFor, type ChoiceKind } from '../ask/choices.ts'
import type { ContentFile } from '../read/content-file.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, partsOf } from '../ask/pages.ts'
import { industryPath } from '../paths.ts'
import type { Problem } from '../read/problem.ts'

const KINDS: readonly ChoiceKind[] = ['equipment', 'arrangements', 'services', 'standards']

/** Checks that every page and product that the selection names exists, and that every word of it finds a product. */
export function checkSelection(
  selection: Selection,
  file: ContentFile,
  parsed: readonly ParsedPage[],
  pages: ReadonlyMap<string, CataloguePage>,
  products: readonly CatalogueProduct[],
  problems: Problem[],
) {
  const report = (path: readonly PropertyKey[], message: string, kind: ProblemKind) =>
    problems.push(file.problem(path, message, kind))
  const checkPages = (paths: readonly string[], at: readonly PropertyKey[]) =>
    paths.forEach((path, index) => {
      if (!pages.has(path))
        report([...at, 'pages', index], `no existe la página ${path}`, 'missing page')
    })

  for (const kind of KINDS) {
    const texts = products.flatMap((product) => textsFor(kind, product))
    const given = new Set(
      products.flatMap((product) => [...choicesOf(kind, product, selection).keys()]),
    )
    selection[kind].forEach((choice, index) => {
      const at = [kind, index]
      checkPages(choice.pages, at)
      if ('industries' in choice) {
        choice.industries.forEach((id, place) => {
          if (!pages.has(industryPath(id))) {
            report(
              [...at, 'industries', place],
              `no existe la página ${industryPath(id)}`,
              'missing page',
            )
          }
        })
      }
      if ('standards' in choice) {
        choice.standards.forEach((id, place) => {
          if (selection.standards.some((standard) => standard.id === id)) return
          report([...at, 'standards', place], `no existe la norma «${id}»`, 'missing name')
        })
        choice.attacks.forEach((material, place) => {
          if (products.some((product) => isMadeOf(product, material))) return
          report([...at, 'attacks', place], `ningún producto lleva «${material}»`, 'unsaid word')
        })
      }
      choice.words.forEach((word, place) => {
        if (!texts.some((text) => saysOneOf(text, [word]))) {
          report([...at, 'words', place], `ningún producto dice «${word}»`, 'unsaid word')
        }
      })
      // A fluid with a caution may have no product: the list then says so.
      const isCautioned = 'caution' in choice && choice.caution !== undefined
      if (!given.has(choice.id) && !isCautioned)
        report(at, `ningún producto responde a «${choice.label}»`, 'unmet choice')
    })
  }

  const known = {
    equipment: new Set(selection.equipment.map(({ id }) => id)),
    services: new Set(selection.services.map(({ id }) => id)),
  }
  for (const { file: pageFile, content } of parsed) {
    partsOf(content).products.forEach((entry, index) => {
      if (!isDefinition(entry)) return
      const at = ['products', index]
      const check = (kind: keyof typeof known, named: readonly string[], field: PropertyKey[]) =>
        named.forEach((id, place) => {
          if (known[kind].has(id)) return
          const message = `no existe «${id}» en vocabulario/seleccion.yaml`
          problems.push(pageFile.problem([...at, ...field, place], message, 'missing name'))
        })
      check('services', entry.excludes, ['excludes'])
      entry.specs.forEach(({ when }, row) => {
        const field = ['specs', row, 'when']
        check('equipment', when?.equipment ?? [], [...field, 'equipment'])
        check('services', when?.services ?? [], [...field, 'services'])
      })
    })
  }
}
