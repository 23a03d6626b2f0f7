import { useId, useState, type ReactNode } from 'react'
import type { DocumentLink } from '#catalogue/show/document-link.ts'
import { optionText, type ProductChoice } from '#catalogue/show/measured-choice.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { formatNumber } from '#figures/format-number.ts'
import { convert } from '#figures/units.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { announce } from '../announcer/announce.ts'
import { Link } from '../link/link.tsx'
import { copyText } from '../copy-text/copy-text.ts'
import { CompareTick } from '../product-row/compare-tick.tsx'
import { QuoteButton } from '../product-row/quote-button.tsx'
import { chooseOption, useChosenOption } from './chosen-option.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './buy-box.module.css'

type BuyBoxProps = {
  product: NamedProduct
  choice: ProductChoice | undefined
  dataSheet: DocumentLink
  /** Further actions, from the layers above. */
  children?: ReactNode
}

/** The actions for a product: ask for a size, read the data sheet, compare, share. */
export function BuyBox({ product, choice, dataSheet, children }: BuyBoxProps) {
  return (
    <div className={styles.box}>
      {choice && <ChoiceField id={product.id} choice={choice} />}
      <span className={styles.quote} data-alone={choice ? undefined : true}>
        <QuoteButton product={product} leads />
      </span>
      {choice?.options.some(({ says }) => says) && <ChosenSays choice={choice} />}
      <Link href={dataSheet.href} type="application/pdf" className={styles.dataSheet}>
        <span>
          {DATA_SHEET_LABEL} <small>({dataSheet.note})</small>
        </span>
      </Link>
      <div className={styles.tools}>
        <CompareTick product={product} />
        <CopyAddress />
        {children}
      </div>
    </div>
  )
}

/** Selects a size or a compound; a value from the address that the table lacks is kept. */
function ChoiceField({ id, choice }: { id: string; choice: ProductChoice }) {
  const { name, options } = choice
  const field = useId()
  const chosen = useChosenOption(choice)
  const isImperial = useUnitSystem() === 'imperial' && choice.unit === 'mm'
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <span className={styles.choice}>
      <label htmlFor={field}>{name}</label>
      <select
        id={field}
        value={chosen}
        onChange={({ target }) => chooseOption(id, choice, target.value)}
      >
        <option value="">elegir</option>
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionText(choice, option)}
            {isImperial && ` (${inInches(option.value)})`}
          </option>
        ))}
      </select>
    </span>
  )
}

/** A size in millimetres beside which it stands; it is ordered in millimetres. */
const inInches = (size: string) =>
  `${formatNumber(Number(convert(Number(size), 'mm', 'in').toFixed(3)))}${NO_BREAK_SPACE}in`

/** What the table says about the chosen size. */
function ChosenSays({ choice }: { choice: ProductChoice }) {
  const chosen = useChosenOption(choice)
  const option = choice.options.find(({ value }) => value === chosen)
  return (
    <p className={styles.says} role="status">
      {option?.says && (
        <>
          <b>{optionText(choice, option)}</b>: <span className="in-si">{option.says.si}</span>
          <span className="in-imperial only-where-chosen">{option.says.imperial}</span>
        </>
      )}
    </p>
  )
}

/** How long the button shows 'Dirección copiada'. */
const SAID_MS = 4000

function CopyAddress() {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(location.origin + location.pathname + location.search))) {
      announce('El navegador no permitió copiar. La dirección está en su barra.')
      return
    }
    setCopied(true)
    announce('Dirección copiada.')
    setTimeout(() => setCopied(false), SAID_MS)
  }
  return (
    <ToolButton onPress={copy}>{isCopied ? 'Dirección copiada' : 'Copiar dirección'}</ToolButton>
  )
}
