import { FACETS } from '#figures/facets.ts'
import { limitWords } from '#figures/limit-words.ts'
import { cardDrawingPath, dataSheetPath } from '#catalogue/paths.ts'
import { matchingLine } from '../search/mark-words.ts'
import type { TextKind } from '../search/search-data.ts'
import type { SearchHit } from '../search/search-site.ts'
import { Link } from '#components/link/link.tsx'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { MarkedWords } from './marked-words.tsx'
import styles from './search-results.module.css'

type ResultItemProps = { hit: SearchHit; place: string | undefined; stems: ReadonlySet<string> }

const TEXT_NAMES: Readonly<Record<TextKind, string>> = {
  application: 'Aplicación',
  feature: 'Característica',
  material: 'Material',
  standard: 'Norma',
  heading: 'En la página',
}

/** One thing found: what it is, why it was found, and its data sheet. */
export function ResultItem({ hit, place, stems }: ResultItemProps) {
  const { entry, limits } = hit
  const system = useUnitSystem()
  const { id, href, title, code, line } = entry
  const reason = matchingLine(entry, stems)
  const name = (
    <>
      {code !== undefined && <span className={styles.code}>{code} </span>}
      <MarkedWords text={title} stems={stems} />
    </>
  )
  return (
    <li className={styles.hit}>
      {id !== undefined && (
        <img
          src={cardDrawingPath(id)}
          alt=""
          width="112"
          height="84"
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <h4>
          <Link href={href}>{name}</Link>
        </h4>
        <p>
          <MarkedWords text={line} stems={stems} />
        </p>
        {reason && (
          <p className={styles.reason}>
            {TEXT_NAMES[reason.kind]}: <MarkedWords text={reason.text} stems={stems} />
          </p>
        )}
        {limits.map((limit) => (
          <p key={limit.kind} className={styles.reason}>
            {FACETS[limit.asked.facet].name}: {limitWords(limit, system)}
          </p>
        ))}
        <p className={styles.links}>
          {place !== undefined && <span>{place}</span>}
          {id !== undefined && (
            <Link href={dataSheetPath(id)}>
              Ficha<span className="visually-hidden"> de {code ?? title}</span> (PDF)
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
