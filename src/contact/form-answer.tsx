import { formatBytes } from '#catalogue/format-bytes.ts'
import { CODES_PATH, CONTACT_PATH } from '#catalogue/paths.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { EnquiryField } from './enquiry-field.tsx'
import { FORM_FIELDS } from './enquiry-controls.ts'
import { ENQUIRY_RULES } from './enquiry-rules.ts'
import { FILES_MOST, FILES_MOST_BYTES } from './file-rules.ts'
import { SENT_MESSAGE } from './outcome-messages.ts'
import { ACCEPTED_FILES } from './photo-field.tsx'
import { PHOTOS_FIELD, RELAY_SEND_PATH } from './relay-mail.ts'
import { SpamTrap } from './spam-trap.tsx'
import styles from './enquiry-form.module.css'

type FormAnswerProps = {
  /** Specification 2: shown below the button. */
  note: string
}

const nothing = () => {}

/**
 * One page with every answer that the relay may give to a form sent without scripts. The relay (server/form-answer.ts)
 * keeps the parts and messages that apply, which it finds by their `data-` attributes.
 */
export function FormAnswer({ note }: FormAnswerProps) {
  return (
    <div className={styles.answer}>
      <p data-answer="none">
        Aquí aparece la respuesta del formulario de contacto. Para escribirnos, ve a{' '}
        <a href={CONTACT_PATH}>Contáctanos</a>.
      </p>
      <div data-answer="sent" data-title="Consulta enviada" hidden>
        <p role="status">
          <strong>{SENT_MESSAGE}</strong>
        </p>
        <p>
          Número de referencia:{' '}
          <span className={styles.reference}>
            <strong data-reference="" />.
          </span>{' '}
          Sirve para ubicar la consulta por teléfono o correo.
        </p>
        <p>
          <a href={CODES_PATH}>Volver al catálogo</a>
        </p>
      </div>
      <div data-answer="problem" data-title="Error: Contáctanos" role="alert" hidden>
        <p className={styles.problem} data-problem="">
          Revisa estos datos para poder enviar tu consulta:
        </p>
        <ul data-problems="">
          {FORM_FIELDS.map((field) => (
            <li key={field} data-wrong={field}>
              <a href="#contenido">{ENQUIRY_RULES[field].label}</a>
            </li>
          ))}
        </ul>
      </div>
      <p data-answer="refused" hidden>
        Vuelve a la página anterior: tus datos siguen ahí.
      </p>
      <form
        className={styles.fields}
        data-answer="form"
        method="post"
        action={RELAY_SEND_PATH}
        encType="multipart/form-data"
        noValidate
        hidden
        aria-label="Formulario de contacto"
      >
        <SpamTrap />
        {FORM_FIELDS.map((field) => (
          <EnquiryField
            key={field}
            field={field}
            value=""
            error={ENQUIRY_RULES[field].message}
            isTouched={false}
            isLocked={false}
            onChange={nothing}
            onLeave={nothing}
            onEnter={nothing}
          />
        ))}
        <div className={styles.whole}>
          <Field
            label="Fotos o PDF (opcional)"
            hint={`Hasta ${FILES_MOST} archivos y ${formatBytes(FILES_MOST_BYTES)} en total: JPEG, PNG, WebP, AVIF, GIF, TIFF o PDF. Los que habías elegido hay que elegirlos de nuevo.`}
          >
            {(wiring) => (
              <input {...wiring} type="file" name={PHOTOS_FIELD} accept={ACCEPTED_FILES} multiple />
            )}
          </Field>
        </div>
        <p className={styles.actions}>
          <Button type="submit">Enviar</Button>
        </p>
        <p className="aside-text data-text">{note}</p>
      </form>
    </div>
  )
}
