import { textFigure } from '#figures/row-figures.ts'
import type { Siblings } from '#views/product-page.ts'
import { CODED, ListFrame } from '../product-list/list-frame.tsx'
import { ROW, ROW_GROUP } from '../product-list/table-roles.ts'
import rowStyles from '../product-row/product-row.module.css'
import { FigureCells } from '../product-row/row-figures.tsx'
import { RowIdentity } from '../product-row/row-identity.tsx'
import styles from './siblings-table.module.css'

type SiblingsTableProps = { siblings: Siblings; caption: string }

const SAME = textFigure('igual')

/** The products of the same kind; figures equal to this product's read "igual", so that differences stand out. */
export function SiblingsTable({ siblings: { columns, rows }, caption }: SiblingsTableProps) {
  const coded = rows.filter(({ product }) => product.label !== product.fullName)
  return (
    <div className={styles.siblings}>
      <ListFrame
        label={caption}
        columns={columns}
        isCodeless={coded.length < rows.length * CODED}
        head="Solo lo que difiere de este producto"
        actions={null}
      >
        <tbody {...ROW_GROUP}>
          {rows.map(({ product: { id, label, fullName, href }, picture, own, isThis, cells }) => (
            <tr key={id} {...ROW} className={rowStyles.row} data-this={isThis || undefined}>
              <RowIdentity
                href={isThis ? undefined : href}
                code={label === fullName ? undefined : label}
                name={
                  <>
                    {fullName} {isThis && <small>este producto</small>}
                  </>
                }
                line={own}
                picture={picture}
                isEarly={false}
              />
              <FigureCells
                columns={columns}
                figures={cells.map(({ figure, isSame }) => (isSame ? SAME : figure))}
                marks={cells.map(({ isSame }) => (isSame ? { tone: 'same' } : undefined))}
              />
            </tr>
          ))}
        </tbody>
      </ListFrame>
    </div>
  )
}
