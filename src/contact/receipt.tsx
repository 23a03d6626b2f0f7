import { Button } from '#components/button/button.tsx'
import { useCopy } from '#components/copy-text/copy-text.ts'
import type { Receipt } from './enquiry-form-state.ts'
import { enquiryText } from './enquiry-text.ts'
import styles from './receipt.module.css'

type ReceiptProps = { receipt: Receipt }

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

function sentAt(ms: number): string {
  return new Date(ms).toLocaleString('es-CL', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
}

/** The number of an enquiry that was sent, and what happens next; stands under the alert's sentence. */
export function ReceiptSummary({ receipt }: ReceiptProps) {
  const { reference, enquiry } = receipt
  const { outcome, copy } = useCopy()
  return (
    <div className={styles.summary}>
      <p>
        N.º de referencia <strong>{reference}</strong>{' '}
        <Button kind="text" onClick={() => void copy(reference)}>
          <span aria-live="polite">{COPY_LABELS[outcome]}</span>
        </Button>
      </p>
      <p>
        Guárdalo: con él te ubicamos si llamas o escribes. La empresa lee tu consulta y te responde
        a {enquiry.email}.
      </p>
    </div>
  )
}

/** The whole enquiry once more, to save or to print, for as long as the page stays open. */
export function ReceiptCopy({ receipt }: ReceiptProps) {
  const text = receiptText(receipt)
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    link.download = `consulta-${receipt.reference}.txt`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  }
  return (
    <section className={styles.receipt} aria-label="Consulta enviada">
      <p>
        <strong>Consulta enviada.</strong> Referencia {receipt.reference}, {sentAt(receipt.sentMs)}.
      </p>
      <p className={styles.actions}>
        <Button kind="secondary" onClick={save}>
          Guardar una copia
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          Imprimir
        </Button>
      </p>
      <pre className={styles.copy}>{text}</pre>
    </section>
  )
}
