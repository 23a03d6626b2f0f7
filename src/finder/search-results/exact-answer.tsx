import { axisTicks, type Axis } from '#figures/axis.ts'
import { plainDrawingPath } from '#catalogue/paths.ts'
import { DATA_SHEET_LABEL, STANDARDS_LABEL } from '#catalogue/labels.ts'
import { FigureScale } from '#components/figure-scale/figure-scale.tsx'
import { BothUnits } from '#components/product-row/both-units.tsx'
import { QuoteButton } from '#components/product-row/quote-button.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { Link } from '#components/link/link.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import type { ListColumn } from '#views/list-columns.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { IN_WORDS } from '../result-rows.tsx'
import type { AnswerList } from './answer-list.ts'
import styles from './exact-answer.module.css'

type ExactAnswerProps = {
  product: ProductRecord
  /** Its list, which supplies the axes. */
  list: AnswerList
}

/** The whole product that was asked for by its code: drawing, limits and actions. */
export function ExactAnswer({ product, list }: ExactAnswerProps) {
  const { id, label, code, href, fullName, tagline, lists, dataSheet } = product
  const [own] = list.products
  const standards = lists.find(({ name }) => name === STANDARDS_LABEL)
  return (
    <article className={styles.answer} aria-label={label}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img src={plainDrawingPath(id)} alt="" decoding="async" />
      </Link>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 data-name={code === undefined || undefined}>
            <Link href={href}>{label}</Link>
          </h3>
          {list.columns.length > 0 && <UnitSwitch />}
        </div>
        {code !== undefined && <p className={styles.name}>{fullName}</p>}
        <p className="muted">{tagline}</p>
        <dl className={styles.limits}>
          {list.columns.map((column, at) => {
            const figure = own?.figures[at]
            return (
              figure && (
                <div key={column.id}>
                  <dt>{figure.span === undefined ? column.name : IN_WORDS.name}</dt>
                  <dd>
                    {figure.si.text !== '' && (
                      <BothUnits
                        si={figure.si}
                        imperial={figure.imperial}
                        {...(column.units && { units: column.units })}
                      />
                    )}
                    {column.axis && figure.reach && (
                      <>
                        <FigureScale axis={column.axis} reach={figure.reach} />
                        <Ends column={column} axis={column.axis} />
                      </>
                    )}
                    {figure.condition !== undefined && <small>{figure.condition}</small>}
                  </dd>
                </div>
              )
            )
          })}
        </dl>
        <div className={styles.actions}>
          <QuoteButton product={product} />
          <LinkButton kind="secondary" href={href}>
            Ver el producto
          </LinkButton>
          <Link href={dataSheet.href} className={styles.sheet}>
            {DATA_SHEET_LABEL} <small>{dataSheet.note}</small>
          </Link>
        </div>
      </div>
      <div className={styles.facts}>
        {standards && (
          <p>
            {standards.name}: {standards.values.join('\u00A0· ')}
          </p>
        )}
      </div>
    </article>
  )
}

/** The two ends of a figure's ruler. */
function Ends({ column: { units }, axis }: { column: ListColumn; axis: Axis }) {
  if (!units) return null
  return (['si', 'imperial'] as const).map((system) => {
    const ticks = axisTicks(axis, units.si, units[system])
    return (
      <span key={system} className={`${styles.ends} in-${system}`} aria-hidden="true">
        <span>{ticks[0]}</span>
        <span>{ticks.at(-1)}</span>
      </span>
    )
  })
}
