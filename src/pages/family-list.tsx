import { BY_PRODUCT } from '#figures/honest-figure.ts'
import type { FamilyEntry } from '#views/family-index.ts'
import { counted } from '#catalogue/labels.ts'
import type { Picture } from '#catalogue/show/product-facts.ts'
import type { ListColumn } from '#views/product-list.ts'
import { LegendButton, ScaleLegend } from '#components/product-list/scale-legend.tsx'
import { EARLY_ROWS, ListFrame } from '#components/product-list/list-frame.tsx'
import { RowIdentity } from '#components/product-row/row-identity.tsx'
import { FigureCells } from '#components/product-row/row-figures.tsx'
import rowStyles from '#components/product-row/product-row.module.css'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { TradeMark } from '#components/trade-mark/trade-mark.tsx'
import { CELL, ROW, ROW_GROUP } from '#components/product-list/table-roles.ts'
import styles from './family.module.css'

type FamilyListProps = {
  label: string
  /** The number of products in the family. */
  total: number
  columns: readonly ListColumn[]
  entries: readonly (Omit<FamilyEntry, 'pictured'> & { picture: Picture | undefined })[]
}

/** The categories of a family in rows: purpose, span of limits, number of products. */
export function FamilyList({ label, total, columns, entries }: FamilyListProps) {
  const listed = entries.reduce((sum, { count = 0 }) => sum + count, 0)
  const hasScales = columns.some(({ axis }) => axis)
  return (
    <>
      <ListFrame
        label={label}
        columns={columns}
        isCodeless
        head={
          <>
            <strong>
              {counted(total, 'producto')}
              <span> en {counted(entries.length, 'clase')}</span>
            </strong>
            {listed > total && (
              <small className={styles.twice}>
                {counted(listed - total, 'modelo está', 'modelos están')} en dos clases
              </small>
            )}
            <UnitSwitch />
            {hasScales && <LegendButton />}
            {entries.some(({ figures }) =>
              figures.some((figure) => figure?.condition === BY_PRODUCT),
            ) && <small className={styles.hatched}>{BY_PRODUCT}</small>}
          </>
        }
        actions={<span className={styles.head}>Modelos</span>}
      >
        <tbody {...ROW_GROUP}>
          {entries.map(({ href, label: name, line, count, figures, picture }, index) => (
            <tr
              key={href + name}
              {...ROW}
              className={`${rowStyles.row} ${styles.entry} ${figures.some(Boolean) ? '' : styles.wordy}`}
            >
              <RowIdentity
                href={href}
                name={<TradeMark text={name} />}
                line={line}
                picture={picture}
                isEarly={index < EARLY_ROWS}
              />
              <FigureCells columns={columns} figures={figures} />
              <td {...CELL} className={styles.count}>
                {count === undefined ? (
                  <small>en otras líneas</small>
                ) : (
                  <>
                    <b>{count}</b>{' '}
                    <span className={styles.models}>{count === 1 ? 'modelo' : 'modelos'}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ListFrame>
      {hasScales && <ScaleLegend rows={entries} columns={columns} />}
    </>
  )
}
