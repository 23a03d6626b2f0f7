import { useEffect, useState } from 'react'
import type { QuoteLine } from '#visitor/quote-list.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { lineDetails, quantityText, totalText } from './list-text.ts'
import { missingOf } from './line-size.ts'
import { listAddress } from './list-address.ts'
import { usePrintDay } from '#visitor/use-print-day.ts'
import styles from './printed-list.module.css'

/** The longest address whose QR code a telephone still reads off paper. */
const QR_MOST = 1200
/** The quiet zone: light modules around the code, without which readers miss it (ISO/IEC 18004, 9.1). */
const QUIET_ZONE_MODULES = 4

/** The URL of a QR picture of a list's address; undefined while it is made, and if the address is too long or not of all. */
function useQrCode({ address, leftOut }: ReturnType<typeof listAddress>): string | undefined {
  const [made, setMade] = useState<{ address: string; picture: string }>()
  useEffect(() => {
    if (leftOut !== 'nothing' || address.length > QR_MOST) return
    let isOver = false
    // Loaded only if there is a list; offline, the address is still printed as text.
    void import('qr').then(
      ({ encodeQR }) => {
        const svg = encodeQR(address, 'svg', { ecc: 'low', border: QUIET_ZONE_MODULES })
        const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
        if (!isOver) setMade({ address, picture })
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [address, leftOut])
  return made?.address === address ? made.picture : undefined
}

/** Addresses too long to type are not printed as text. */
const ADDRESS_MOST = 2000

/** The lines that fit on a printed page in the wide layout. */
const SHORT_LIST = 15

type PrintedListProps = {
  lines: readonly QuoteLine[]
  products: readonly ProductRecord[]
  /** The missing sizes. */
  missing: string
}

/** The list on paper: everything that was written, the date, and where to find it online. */
export function PrintedList({ lines, products, missing }: PrintedListProps) {
  const whole = listAddress(lines, location.origin)
  const code = useQrCode(whole)
  const day = usePrintDay()
  return (
    <div className={styles.paper}>
      <p>
        {totalText(lines)}
        {missing && `: ${missing}`}.{day && ` Impresa el ${day}.`}
      </p>
      <table data-short={lines.length <= SHORT_LIST || undefined}>
        <thead>
          <tr>
            <th scope="col">N.º</th>
            <th scope="col">Código</th>
            <th scope="col">Producto y condiciones</th>
            <th scope="col">Cantidad</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.key}>
              <td>{index + 1}</td>
              <th scope="row">{line.label === line.name ? '–' : line.label}</th>
              <td>
                {line.name}
                <small>{[lineDetails(line, products), line.note].filter(Boolean).join('. ')}</small>
                {missingOf(line, products).map((size) => (
                  <span key={size} className={styles.blank}>
                    {size}
                  </span>
                ))}
              </td>
              <td>{quantityText(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {code && <img src={code} width={140} height={140} alt="" />}
        <p className={styles.address}>
          {code && 'Con la cámara del teléfono se abre esta misma lista. '}
          {whole.address.length <= ADDRESS_MOST
            ? whole.address
            : location.origin + location.pathname}
        </p>
      </div>
    </div>
  )
}
