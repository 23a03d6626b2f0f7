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
  /** Whether it is stored on this device, beyond this tab's life; `canStore`: whether this device can store it. */
  isStored: boolean
  canStore: boolean
  /** Absent if it is stored already, need not be, or the send row offers it. */
  onStore: (() => void) | undefined
}

/** The signal is back, and the waiting enquiry is not sent yet. */
export const UNSENT_WITH_SIGNAL = 'Volvió la señal. Tu consulta todavía no se ha enviado.'

/** The label of the button that stores it, here and in the failure dialog. */
export const STORE_LABEL = 'Guardar para enviar después'

/** The note shown while the outcome is unknown. */
export function unsureText({
  reference,
  isOnce,
  isStored,
}: Pick<SignalNoteProps, 'reference' | 'isOnce' | 'isStored'>): string {
  const known = reference === '' ? '' : ` La referencia es ${reference}.`
  const again = isOnce
    ? ' Puedes enviarla otra vez sin riesgo: con la misma referencia se recibe una sola vez.'
    : ' Si la envías otra vez, puede llegar dos veces.'
  return `No sabemos si llegó.${known}${again}${isStored ? STORED_UNSURE : ''}`
}

const STORED_UNSURE =
  ' Quedó guardada en este equipo: también puedes enviarla después, desde cualquier página.'

function noteOf(props: SignalNoteProps): string {
  const { status, hasSignal, isStored } = props
  if (status === 'unsure') return `No hubo respuesta al enviar. ${unsureText(props)}`
  if (hasSignal) return status === 'waiting' || isStored ? UNSENT_WITH_SIGNAL : ''
  if (isStored)
    return 'Sin señal: tu consulta está guardada en este equipo. Cuando vuelva la señal, cualquier página ofrece enviarla.'
  return status === 'waiting'
    ? 'Sin señal: tu consulta no se ha enviado. Queda aquí mientras no cierres esta pestaña.'
    : 'Sin señal: puedes escribir tu consulta y enviarla cuando vuelva. Queda aquí mientras no cierres esta pestaña.'
}

/** The note on an enquiry's state while there is no signal. */
export function SignalNote(props: SignalNoteProps) {
  const { canStore, onStore } = props
  const note = noteOf(props)
  return (
    <div className={styles.note}>
      <div aria-live="polite">{note && <NoticeLine>{note}</NoticeLine>}</div>
      {onStore && (
        <p className={styles.actions}>
          <Button kind="secondary" onClick={onStore}>
            <span aria-live="polite">{canStore ? STORE_LABEL : 'No se pudo guardar'}</span>
          </Button>
        </p>
      )}
    </div>
  )
}
