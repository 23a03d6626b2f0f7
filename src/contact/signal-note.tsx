import { Button } from '#components/button/button.tsx'
import { NoticeLine } from '#components/notice-line/notice-line.tsx'
import type { EnquiryFormStatus } from './enquiry-form-state.ts'
import styles from './signal-note.module.css'

type SignalNoteProps = {
  status: EnquiryFormStatus
  hasSignal: boolean
  /** Sends what waits: the visitor says when. */
  onSend: () => void
}

function noteOf(status: EnquiryFormStatus, hasSignal: boolean): string {
  if (status === 'unsure') {
    return 'La página se cerró mientras se enviaba tu consulta y no sabemos si llegó. Puedes enviarla otra vez o llamarnos.'
  }
  if (status === 'waiting') {
    return hasSignal
      ? 'Volvió la señal. Tu consulta todavía no se ha enviado.'
      : 'Sin señal: tu consulta no se ha enviado. Queda guardada mientras no cierres esta pestaña.'
  }
  if (hasSignal) return ''
  return 'Sin señal: puedes escribir tu consulta y enviarla cuando vuelva. Queda guardada mientras no cierres esta pestaña.'
}

/** Where the enquiry stands when the signal fails; and, once it is back, the offer to send. */
export function SignalNote({ status, hasSignal, onSend }: SignalNoteProps) {
  const note = noteOf(status, hasSignal)
  return (
    <div className={styles.note}>
      <div aria-live="polite">{note && <NoticeLine>{note}</NoticeLine>}</div>
      {status === 'waiting' && hasSignal && (
        <p>
          <Button kind="secondary" onClick={onSend}>
            Enviar la consulta ahora
          </Button>
        </p>
      )}
    </div>
  )
}
