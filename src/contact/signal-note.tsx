import { useState } from 'react'
import { Button } from '#components/button/button.tsx'
import { NoticeLine } from '#components/notice-line/notice-line.tsx'
import type { EnquiryFormStatus } from './enquiry-form-state.ts'
import styles from './signal-note.module.css'

type SignalNoteProps = {
  status: EnquiryFormStatus
  hasSignal: boolean
  reference: string
  /** Whether a repeated send is one enquiry to the service, known by its reference. */
  isOnce: boolean
  /** Sends what waits, or what may not have arrived: the visitor says when. */
  onSend: () => void
  /** Keeps it on this device; whether it could. */
  onKeep: () => Promise<boolean>
}

const KEEP_LABELS = {
  ready: 'Guardar para enviar después',
  kept: 'Guardada en este equipo',
  failed: 'No se pudo guardar',
} as const

/** The note shown while the outcome is unknown. */
export function unsureText(reference: string, isOnce: boolean): string {
  const known = reference === '' ? '' : ` La referencia es ${reference}.`
  return isOnce
    ? `No sabemos si llegó.${known} Puedes enviarla otra vez sin riesgo: con la misma referencia se recibe una sola vez.`
    : `No sabemos si llegó.${known} Si la envías otra vez, puede llegar dos veces.`
}

function noteOf({ status, hasSignal, reference, isOnce }: SignalNoteProps): string {
  if (status === 'unsure') return `No hubo respuesta al enviar. ${unsureText(reference, isOnce)}`
  if (status === 'waiting') {
    return hasSignal
      ? 'Volvió la señal. Tu consulta todavía no se ha enviado.'
      : 'Sin señal: tu consulta no se ha enviado. Queda guardada mientras no cierres esta pestaña.'
  }
  if (hasSignal) return ''
  return 'Sin señal: puedes escribir tu consulta y enviarla cuando vuelva. Queda guardada mientras no cierres esta pestaña.'
}

/** Where the enquiry stands when the signal fails; and, once it is back, the offer to send. */
export function SignalNote(props: SignalNoteProps) {
  const { status, hasSignal, isOnce, onSend, onKeep } = props
  const [keeping, setKeeping] = useState<keyof typeof KEEP_LABELS>('ready')
  const note = noteOf(props)
  return (
    <div className={styles.note}>
      <div aria-live="polite">{note && <NoticeLine>{note}</NoticeLine>}</div>
      {note && (
        <p className={styles.actions}>
          {status === 'waiting' && hasSignal && (
            <Button kind="secondary" onClick={onSend}>
              Enviar la consulta ahora
            </Button>
          )}
          {status === 'unsure' && (
            <Button kind="secondary" onClick={onSend}>
              {isOnce ? 'Enviar otra vez' : 'Enviar de todos modos'}
            </Button>
          )}
          {!hasSignal && (
            <Button
              kind="secondary"
              onClick={() => void onKeep().then((isKept) => setKeeping(isKept ? 'kept' : 'failed'))}
            >
              <span aria-live="polite">{KEEP_LABELS[keeping]}</span>
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
