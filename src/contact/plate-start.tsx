import { useEffect, useRef, useState } from 'react'
import { ENQUIRY_PATH, PLATE_ID } from '#catalogue/paths.ts'
import { LinkButton } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { isPlainClick } from '#islands/plain-click.ts'
import { useIsLive } from '#islands/use-is-live.ts'
import { TEXT_MOST } from '#visitor/quote-list.ts'
import { draftName, nameDraft } from './enquiry-draft.ts'
import { LINE_CONTROLS } from './enquiry-controls.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import { PhotoField } from './photo-field.tsx'
import { readPlate, writePlate, type PlateWords } from './plate-draft.ts'
import { storeDraftFiles, readDraftFiles } from './stored-enquiry.ts'
import { tidyInput } from './tidy-input.ts'
import { usePreparing } from './use-preparing.ts'
import styles from './plate-start.module.css'

type PlateStartProps = {
  /** The limit for all files together, in bytes; 0 where the mail takes none. */
  filesMostBytes: number
}

/**
 * The start for visitors without a code: a photograph of the plate, the machine's TAG and a telephone. They go into the
 * draft of the contact form, which asks for the rest; without a script the form asks for everything.
 */
export function PlateStart({ filesMostBytes }: PlateStartProps) {
  return (
    <section className={styles.plate} id={PLATE_ID} aria-labelledby={`${PLATE_ID}-titulo`}>
      <div>
        <h2 id={`${PLATE_ID}-titulo`}>Parte por la foto de la placa</h2>
        <p className={styles.lead}>
          Sin código: la sucursal identifica el sello por la placa del equipo.
        </p>
      </div>
      <PlateFields filesMostBytes={filesMostBytes} />
      <p className={styles.withoutScript}>
        <LinkButton href={ENQUIRY_PATH} kind="secondary">
          Enviar la foto de la placa
        </LinkButton>
      </p>
    </section>
  )
}

function PlateFields({ filesMostBytes }: PlateStartProps) {
  const isLive = useIsLive()
  const [words, setWords] = useState<PlateWords>()
  const { tag, phone } = words ?? (isLive ? readPlate() : { tag: '', phone: '' })
  const [files, setFiles] = useState<readonly EnquiryFile[]>([])
  const [isRefused, setRefused] = useState(false)
  const { begin, whenReady } = usePreparing()
  /** The link to the form waits until the photograph is prepared and stored. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    void readDraftFiles(draftName()).then((kept) =>
      setFiles((now) => (now.length > 0 ? now : kept)),
    )
    // Come back to from the form, where it may have been sent or changed.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setWords(undefined)
      void readDraftFiles(draftName()).then(setFiles)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  const say = (part: Partial<PlateWords>) => {
    const next = { ...(words ?? readPlate()), ...part }
    setWords(next)
    writePlate(next, files.length > 0)
  }
  const changeFiles = (chosen: readonly EnquiryFile[]) => {
    setFiles(chosen)
    // Read from the draft: they may have been typed while the photograph was being prepared.
    writePlate(readPlate(), chosen.length > 0)
    const name = nameDraft(chosen.length > 0)
    keeping.current = storeDraftFiles(name, chosen)
      .then(() => readDraftFiles(name))
      .then((kept) => setRefused(kept.length < chosen.length))
  }
  const isBegun = filesMostBytes === 0 || files.length > 0 || tag + phone !== ''
  const { hint: phoneHint, inputMode, autoComplete } = LINE_CONTROLS.phone
  return (
    <div className={styles.fields} data-begun={isBegun || undefined}>
      {filesMostBytes > 0 && (
        <PhotoField
          files={files}
          mostBytes={filesMostBytes}
          label="Foto de la placa o PDF"
          isLive={isLive}
          isLocked={false}
          onChange={changeFiles}
          onPreparing={begin}
        />
      )}
      {isRefused && (
        <p className={styles.refused}>
          El navegador no guardó la foto: agrégala otra vez en el formulario.
        </p>
      )}
      <div className={styles.words}>
        <Field label="TAG del equipo" hint="opcional">
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              value={tag}
              maxLength={TEXT_MOST.tag}
              autoComplete="off"
              onChange={({ currentTarget }) => say({ tag: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Teléfono" hint={phoneHint}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              value={phone}
              inputMode={inputMode}
              autoComplete={autoComplete}
              onChange={({ currentTarget }) => say({ phone: currentTarget.value })}
              onBlur={() => say({ phone: tidyInput('phone', phone) })}
            />
          )}
        </Field>
      </div>
      <p className={styles.on}>
        <LinkButton
          href={ENQUIRY_PATH}
          kind={isBegun ? 'primary' : 'secondary'}
          data-hold=""
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            whenReady(() => void keeping.current.finally(() => location.assign(ENQUIRY_PATH)))
          }}
        >
          Completar la consulta
        </LinkButton>
      </p>
    </div>
  )
}
