import { useState, type ReactNode } from 'react'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { copyText } from '#components/copy-text/copy-text.ts'
import { emptyQuoteList, type QuoteLine } from '#visitor/quote-list.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { listAddress, type LeftOut } from './list-address.ts'
import { saveCsv } from '#components/copy-table/table-text.ts'
import { listCsv } from './list-csv.ts'
import { quoteText } from './list-text.ts'
import { removeWithFocus } from './remove-with-focus.ts'
import styles from './quote-list.module.css'

const CSV_NAME = 'lista-para-cotizar.csv'

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  nothing: '',
  notes: ' Las notas no caben en el enlace y quedaron fuera.',
  words:
    ' En el enlace van productos, cantidades, equipos y cifras; fluidos, planes, bridas y notas no caben.',
  tags: ' En el enlace van productos, cantidades y cifras; lo demás no cabe.',
}

/** The whole address of a list, as another browser opens it. */
export function fullAddress(lines: readonly QuoteLine[]): string {
  return listAddress(lines, location.origin).address
}

type ListToolsProps = {
  lines: readonly QuoteLine[]
  products: readonly ProductRecord[]
  /** What else can be done, from the layers above. */
  children: ReactNode
}

/** The actions on the list as a whole. */
export function ListTools({ lines, products, children }: ListToolsProps) {
  const [said, setSaid] = useState('')
  /** What the browser did not permit to copy, to be copied by hand. */
  const [byHand, setByHand] = useState<typeof quoteText>()

  const say = (done: string) => {
    setSaid(done)
    announce(done)
  }
  const copy = async (textOf: typeof quoteText, done: string) => {
    const isCopied = await copyText(textOf(lines, products))
    setByHand(() => (isCopied ? undefined : textOf))
    say(isCopied ? done : 'El navegador no permitió copiar: selecciona el texto de abajo.')
  }
  const save = () => {
    saveCsv(listCsv(lines), CSV_NAME)
    say(`Descargado: ${CSV_NAME}.`)
  }
  return (
    <>
      <div className={styles.tools}>
        <Button
          kind="text"
          onClick={() =>
            void copy(
              fullAddress,
              `Enlace copiado.${LEFT_OUT[listAddress(lines, location.origin).leftOut]}`,
            )
          }
        >
          Copiar enlace
        </Button>
        <Button
          kind="text"
          onClick={() => void copy(quoteText, 'Texto copiado, listo para un correo.')}
        >
          Copiar texto
        </Button>
        <Button kind="text" onClick={save}>
          CSV
        </Button>
        <Button kind="text" onClick={() => print()}>
          Imprimir
        </Button>
        {children}
        {/* Last and by itself: it undoes what the others take along. */}
        <p className={styles.emptying}>
          <Button
            kind="text"
            onClick={() => {
              removeWithFocus(emptyQuoteList)
              announce('Lista vacía. Se puede deshacer.')
            }}
          >
            Vaciar la lista
          </Button>
        </p>
      </div>
      {said && <p className={styles.said}>{said}</p>}
      {byHand && (
        <textarea
          className={styles.byHand}
          readOnly
          rows={4}
          value={byHand(lines, products)}
          aria-label="Para copiar"
        />
      )}
    </>
  )
}
