import type { RefObject } from 'react'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { comparisonPath } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { comparedFor, selectorPath } from '../selector/criteria.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { SearchData } from '../search/search-data.ts'
import { headingOf, wholeText } from './result-texts.ts'
import styles from './search-results.module.css'

const LIST = new Intl.ListFormat('es')

type ResultsHeadProps = {
  results: SearchResults
  data: SearchData
  /** Whether figures, a fluid or a use were read, with which the selector can be opened. */
  isRead: boolean
  machine: string | undefined
  /** Whether the heading is for screen readers only: an exact answer has its own. */
  isHeard: boolean
  /** The products that answer all but the fluid, if none answers it. */
  besides: { count: number; lacking: string } | undefined
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The heading of the results, with links to the comparison, the page of the use and the selector. */
export function ResultsHead(props: ResultsHeadProps) {
  const { results, data, isRead, machine, isHeard, besides, headingRef } = props
  const { arrangements, compared, service, ways } = results
  const heading = headingOf(results, data, besides)
  const [whole] = ways
  const [arranged, ...others] = arrangements
  const asSelected =
    arranged !== undefined && others.length === 0
      ? { ...service, choices: { ...service.choices, arrangements: arranged } }
      : service
  return (
    <div className={isHeard ? 'visually-hidden' : styles.heading}>
      <h2 ref={headingRef} tabIndex={-1}>
        {heading.text}
        {heading.of !== undefined && <span className="only-from-tablet">{heading.of}</span>}
      </h2>
      {(isRead || compared.length > 0) && (
        <p className={styles.selector}>
          {compared.length > 0 && (
            <Link
              href={comparisonPath(
                compared.flatMap(({ id }) => id ?? []),
                comparedFor(service),
              )}
              className="touch-target"
            >
              {`Comparar ${LIST.format(compared.map(({ code, title }) => code ?? title))}`}
            </Link>
          )}
          {whole && (
            <Link href={whole.entry.href} className="touch-target">
              {wholeText(whole)}
            </Link>
          )}
          {isRead && (!whole || machine !== undefined) && (
            <Link href={selectorPath(asSelected)} className="touch-target">
              {SELECTOR_LABEL}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
