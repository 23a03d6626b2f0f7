import { Fragment, useEffect, useRef } from 'react'
import { CONDITIONS_PATH, SURVEY_PATH } from '#catalogue/paths.ts'
import { Button } from '#components/button/button.tsx'
import { CallList } from '#components/call-list/call-list.tsx'
import { useCopy } from '#components/copy-text/use-copy.ts'
import { useBranchesByChoice } from './branch-choice.tsx'
import type { Receipt } from './enquiry-form-state.ts'
import { ENQUIRY_FIELDS, ENQUIRY_RULES } from './enquiry-rules.ts'
import { enquiryText } from './enquiry-text.ts'
import type { ContactBranch } from './other-ways.tsx'
import { SENT_MESSAGE } from './outcome-messages.ts'
import styles from './receipt.module.css'

const COPY_LABELS = { ready: 'Copiar', copied: 'Copiado', failed: 'No se pudo copiar' } as const

/** The receipt as text: the enquiry as it was sent, with its reference. */
function receiptText({ reference, enquiry, fileNames, sentMs }: Receipt): string {
  return [
    `Consulta ${reference}`,
    `Enviada el ${sentAt(sentMs)}`,
    '',
    enquiryText(enquiry),
    ...(fileNames.length > 0 ? ['', `Archivos: ${fileNames.join(', ')}`] : []),
    '',
  ].join('\n')
}

/** The same as names and values. */
function copiedParts({ reference, enquiry, fileNames, sentMs }: Receipt) {
  const parts = [
    ['Referencia', reference],
    ['Enviada', sentAt(sentMs)],
    ...ENQUIRY_FIELDS.map((field) => [ENQUIRY_RULES[field].label, enquiry[field]] as const),
    ['Archivos', fileNames.join(', ')],
  ] as const
  return parts.filter(([, value]) => value !== '')
}

/** "26 de noviembre de 2026 a las 22:12", independent of the browser's hour format. */
function sentAt(ms: number): string {
  const sent = new Date(ms)
  const [hours, minutes] = [sent.getHours(), sent.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${sent.toLocaleDateString('es-CL', { dateStyle: 'long' })} a las ${hours}:${minutes}`
}

type ReceiptCopyProps = {
  receipt: Receipt
  branches: readonly ContactBranch[]
  /** Begins another enquiry; absent once one is begun. */
  onAgain: (() => void) | undefined
}

/**
 * The receipt, shown until the page is closed: the specification's alert as its title, reference, next steps, telephones
 * and a copy of the enquiry.
 */
export function ReceiptCopy({ receipt, branches, onAgain }: ReceiptCopyProps) {
  const { outcome, copy } = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone, and its button with the focus and its place on the page.
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(
      new Blob([receiptText(receipt)], { type: 'text/plain;charset=utf-8' }),
    )
    link.download = `consulta-${receipt.reference}.txt`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  }
  return (
    <section className={styles.receipt} aria-labelledby="consulta-enviada">
      <div role="alert">
        <h2 id="consulta-enviada" ref={heading} tabIndex={-1}>
          {SENT_MESSAGE}
        </h2>
      </div>
      <p className={styles.reference}>
        <span>Referencia</span> <b>{receipt.reference}</b>{' '}
        <Button kind="secondary" onClick={() => void copy(receipt.reference)}>
          <span aria-live="polite">{COPY_LABELS[outcome]}</span>
        </Button>
      </p>
      <div>
        <h3>Qué pasa ahora</h3>
        <ol className={styles.steps}>
          <li>
            <b>Recibida</b> el {sentAt(receipt.sentMs)}.
          </li>
          <li>
            <b>La sucursal la revisa</b>, y escribe a {receipt.enquiry.email} o llama si falta una
            medida o un dato del servicio. Para tomarla mientras tanto:{' '}
            <a href={SURVEY_PATH}>qué medir en el equipo</a>.
          </li>
          <li>
            <b>Llega la respuesta.</b> Una cotización vale 5 días hábiles desde su envío; los
            precios van en pesos, con IVA y transporte (<a href={CONDITIONS_PATH}>condiciones</a>).
          </li>
        </ol>
      </div>
      <div>
        <h3>¿Es urgente? Llama y di la referencia</h3>
        <CallList branches={useBranchesByChoice(branches)} />
      </div>
      <p className={styles.actions}>
        <Button onClick={save}>Descargar una copia</Button>
        <Button kind="secondary" onClick={() => print()}>
          Imprimir
        </Button>
        {onAgain && (
          <Button kind="secondary" onClick={onAgain}>
            Escribir otra consulta
          </Button>
        )}
      </p>
      <details open={onAgain !== undefined}>
        <summary className="unfolds">Lo que enviaste</summary>
        <dl className={styles.copy}>
          {copiedParts(receipt).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className={name === ENQUIRY_RULES.comment.label ? styles.long : undefined}>
                {value}
              </dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </section>
  )
}
