import { useEffect, useId, useRef } from 'react'
import { formatBytes } from '#catalogue/format-bytes.ts'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import type { EnquiryFile } from './enquiry-file.ts'
import { FILES_MOST } from './file-rules.ts'
import { PHOTOS_FIELD } from './relay-mail.ts'
import { useFiles } from './use-files.ts'
import styles from './photo-field.module.css'

/** As a browser's dialog names them; a telephone offers its camera and its pictures. */
export const ACCEPTED_FILES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,application/pdf'
const WITH_SCRIPT = `image/*,${ACCEPTED_FILES}`

type PhotoFieldProps = {
  label?: string
  files: readonly EnquiryFile[]
  isLive: boolean
  isLocked: boolean
  /** The limit for all files together, in bytes. */
  mostBytes: number
  onChange: (files: readonly EnquiryFile[]) => void
}

/** Photographs and PDFs for the enquiry. Without a script it is the browser's own field; alive it takes the same room. */
export function PhotoField({
  label = 'Fotos de la placa o PDF (opcional)',
  files,
  isLive,
  isLocked,
  mostBytes,
  onChange,
}: PhotoFieldProps) {
  const { isBusy, problems, add, remove } = useFiles(files, mostBytes, onChange)
  const ways = useRef<HTMLDivElement>(null)
  const id = useId()

  const choose = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    // So that the same file can be chosen again, and none is sent twice.
    input.value = ''
    void add(chosen)
  }

  // Files that were chosen before it was alive.
  useEffect(() => {
    if (!isLive) return
    for (const input of ways.current?.querySelectorAll('input') ?? []) {
      if (input.files?.length) choose(input)
    }
  })

  const isOff = isLocked || isBusy || files.length >= FILES_MOST
  return (
    <div className={styles.photos} role="group" aria-labelledby={`${id}-label`}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        Hasta {FILES_MOST} archivos y {formatBytes(mostBytes)} en total.{' '}
        <span className={styles.withScript}>
          Las fotos se reducen aquí y se les quita el lugar y la fecha en que se tomaron.
        </span>
        <span className={styles.withoutScript}>
          A las fotos (JPEG, PNG, WebP, AVIF, GIF o TIFF) se les quita el lugar y la fecha.
        </span>{' '}
        Un PDF va tal como está.
      </p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ key, name, content, thumbnail, note }) => (
            <li key={key}>
              {thumbnail ? <img src={thumbnail} width={84} height={60} alt="" /> : <b>PDF</b>}
              <span>
                {name}{' '}
                <small>
                  {formatBytes(content.size)} {note}
                </small>
              </span>
              <RemoveButton
                label={`Quitar ${name}`}
                disabled={isLocked}
                onRemove={() => remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      <div ref={ways} className={styles.ways}>
        <label className={`${styles.way} ${styles.withScript}`} data-off={isOff || undefined}>
          Tomar foto
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={isOff}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
        </label>
        <label className={styles.way} data-off={isOff || undefined}>
          Elegir archivos
          <input
            type="file"
            // Sent by the browser itself only where no script does.
            name={isLive ? undefined : PHOTOS_FIELD}
            accept={isLive ? WITH_SCRIPT : ACCEPTED_FILES}
            multiple
            disabled={isOff}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
        </label>
      </div>
      <div aria-live="polite">
        {isBusy && <p className={styles.hint}>Preparando…</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  )
}
