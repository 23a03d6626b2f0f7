import { counted } from '#catalogue/labels.ts'
import { searchPath } from '#catalogue/paths.ts'
import { foldText } from '#schema/fold-text.ts'
import type { ChoiceOption } from '#views/product-data.ts'
import { Link } from '#components/link/link.tsx'
import type { SearchResults } from '../search/answer-query.ts'
import styles from './search-results.module.css'

type ReadNotesProps = {
  results: SearchResults
  /** The services, with their cautions. */
  services: readonly ChoiceOption[]
  /** The typed fluid, if none of the found products publishes it. */
  unmet: string | undefined
  /** The fluid with the number of products that publish it and the path to them; undefined if none does. */
  fluid: { label: string; count: number; href: string } | undefined
}

/** Notes on corrected words, interpreted fluids and ignored parts of the query. */
export function ReadNotes({ results, services, unmet, fluid }: ReadNotesProps) {
  const { query, hits, fluids, ignored, notes, questions, unknown, partial } = results
  const asked = new Set(fluids.flatMap((one) => one.services))
  const cautions = services
    .filter(({ id }) => asked.has(id))
    .flatMap(({ caution }) => caution ?? [])
  const first = hits.find(({ entry }) => entry.kind === 'product')
  const lacking = first?.lacks ?? []
  const isFluid = isFluidIn(fluids)
  const left = lacking.filter((text) => !isFluid(text))
  return (
    <div className={styles.notes}>
      {unmet !== undefined && (
        <p>
          <strong>Ninguno publica {unmet} entre sus aplicaciones.</strong> Responden a lo demás:
          confirma con la sucursal si sirven
          {fluid ? (
            <>
              , o mira <Link href={fluid.href}>los que sí la publican</Link>.
            </>
          ) : (
            '.'
          )}
        </p>
      )}
      {questions.map(({ typed, meant }) => (
        <p key={typed + meant}>
          Nada en el catálogo dice «{typed}».{' '}
          <Link
            href={searchPath(replaced(query, typed, meant))}
          >{`¿Quisiste decir ${meant}?`}</Link>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {fluids.length > 0 && first && !lacking.some(isFluid) && (
        <p>
          Van primero los que publican esa aplicación: confirma con la sucursal la compatibilidad de
          tu fluido.
        </p>
      )}
      {fluid && !first && unmet === undefined && (
        <p>
          Sí publican esa aplicación:{' '}
          <Link
            href={fluid.href}
          >{`${counted(fluid.count, 'producto')} para «${fluid.label}»`}</Link>
          .
        </p>
      )}
      {cautions.map((caution) => (
        <p key={caution}>{caution}</p>
      ))}
      {ignored.map(({ text, meaning, isUsed }) => (
        <p key={text}>
          {isUsed ? `«${text}»: ${meaning}` : `«${text}» no se usó para elegir: ${meaning}.`}
        </p>
      ))}
      {unknown.length > 0 && hits.length + partial.length > 0 && (
        <p>No hay nada en el catálogo con {quoted(unknown)}.</p>
      )}
      {left.length > 0 && <p>Nada reúne todo lo escrito: quedó fuera {quoted(left)}.</p>}
    </div>
  )
}

/** Tells whether a part that a product lacks is one of the fluids. */
export function isFluidIn(fluids: SearchResults['fluids']): (text: string) => boolean {
  return (text) => fluids.some((one) => foldText(one.text) === text)
}

/** «agua», «vapor» */
export function quoted(texts: readonly string[]): string {
  return texts.map((text) => `«${text}»`).join(', ')
}

/** The query with the typed word replaced by the intended one. */
function replaced(query: string, typed: string, meant: string): string {
  const words = query.split(/\s+/)
  const at = words.findIndex((word) => word.toLowerCase() === typed.toLowerCase())
  return at < 0 ? meant : words.with(at, meant).join(' ')
}
