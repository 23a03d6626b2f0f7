import { useState, type ReactNode } from 'react'
import type { DocumentLink } from '#catalogue/document-link.ts'
import type { MarkedProduct } from '#catalogue/product-list.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { setQuantity, wholeQuantity } from '#visitor/quote-list.ts'
import { announce } from '../announcer/announce.ts'
import { Link } from '../link/link.tsx'
import { Late } from '#islands/late.tsx'
import { copyText } from '../copy-text/copy-text.ts'
import { useIsLive } from '#islands/use-is-live.ts'
import { CompareTick } from '../product-row/compare-tick.tsx'
import { QuoteButton } from '../product-row/quote-button.tsx'
import { QuantityField } from '../quantity-field/quantity-field.tsx'
import { ToolButton } from './tool-button.tsx'
import { useQuoteList } from '#visitor/use-visitor.ts'
import styles from './buy-box.module.css'

type BuyBoxProps = {
  product: MarkedProduct
  dataSheet: DocumentLink
  /** What else can be done, from the layers above. */
  children?: ReactNode
}

/** What can be done with a product: ask for so many of it, read its data sheet, compare it, pass it on. */
export function BuyBox({ product, dataSheet, children }: BuyBoxProps) {
  const listed = useQuoteList().find(({ id }) => id === product.id)
  const [asked, setAsked] = useState(1)
  const isLive = useIsLive()
  const quantity = listed?.quantity ?? asked
  const ask = (next: number) => {
    setAsked(wholeQuantity(next))
    if (listed) setQuantity(product.id, next)
  }
  return (
    <div className={styles.box}>
      <Late isReady={isLive}>
        <QuantityField label={product.label} quantity={quantity} onChange={ask} />
      </Late>
      <span className={styles.quote}>
        <QuoteButton product={product} quantity={quantity} />
      </span>
      <Link href={dataSheet.href} type="application/pdf" className={styles.dataSheet}>
        <span>
          {DATA_SHEET_LABEL} <small>({dataSheet.note})</small>
        </span>
      </Link>
      <div className={styles.tools}>
        <CompareTick product={product} />
        <Late isReady={isLive}>
          <CopyAddress />
        </Late>
        {children}
      </div>
    </div>
  )
}

/** So long the button says that it has copied. */
const SAID_MS = 4000

function CopyAddress() {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(location.origin + location.pathname))) {
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
