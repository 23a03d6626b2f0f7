import { useEffect, useId, useRef, useLayoutEffect, useState } from 'react'
import { formatBytes } from '#catalogue/format-bytes.ts'
import { focusAfter } from '#components/focus-after/focus-after.ts'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import { type EnquiryFile, totalBytes } from './enquiry-file.ts'
import { FILES_MOST } from './file-rules.ts'
import { PHOTOS_FIELD } from './relay-mail.ts'
import styles from './photo-field.module.css'
import { announce } from '#components/announcer/announce.ts'

/** For the browser's file dialog; telephones offer the camera and the gallery. */
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
  /** Called with the preparation of chosen files: whether all are accepted. `onChange` follows for each. */
  onPreparing: (work: Promise<boolean>) => void
}

/** Photographs and PDFs for the enquiry. Without a script it is the native field, of the same height. */
export function PhotoField({
  label = 'Fotos de la placa o PDF (opcional)',
  files,
  isLive,
  isLocked,
  mostBytes,
  onChange,
  onPreparing,
}: PhotoFieldProps) {
  const { isBusy, problems, add, remove } = useFiles(files, mostBytes, onChange)
  const ways = useRef<HTMLDivElement>(null)
  const id = useId()

  const choose = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    // Reset, so that the same file can be chosen again and none is sent twice.
    input.value = ''
    onPreparing(add(chosen))
  }

  // Files chosen before hydration.
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
                onRemove={() =>
                  focusAfter(
                    () => remove(key),
                    () => ways.current?.querySelector('input'),
                  )
                }
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
            // Named, and so sent by the browser, only without a script.
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

/**
 * The enquiry's files, at most `mostBytes` in total, prepared one after the other; every file that is not accepted is
 * reported.
 */
function useFiles(
  files: readonly EnquiryFile[],
  mostBytes: number,
  onChange: (files: readonly EnquiryFile[]) => void,
) {
  const [isBusy, setBusy] = useState(false)
  /** Why some of the last chosen files were not accepted. */
  const [problems, setProblems] = useState<readonly string[]>([])
  /** The current list, while several files are being prepared. */
  const newest = useRef(files)
  useLayoutEffect(() => {
    newest.current = files
  }, [files])

  /** Resolves to whether all were accepted. */
  async function add(chosen: readonly File[]): Promise<boolean> {
    if (chosen.length === 0) return true
    const found: string[] = []
    setBusy(true)
    setProblems([])
    for (const file of chosen) {
      try {
        // Loaded only when a file is added; without a signal it may not come.
        const { prepareFile, UnfitFile } = await import('./prepare-file.ts')
        if (newest.current.length >= FILES_MOST) {
          throw new UnfitFile(`no cabe: se pueden enviar ${FILES_MOST} archivos como máximo.`)
        }
        const prepared = await prepareFile(file)
        if (totalBytes(newest.current) + prepared.content.size > mostBytes) {
          throw new UnfitFile(`no cabe: los archivos suman más de ${formatBytes(mostBytes)}.`)
        }
        newest.current = [...newest.current, prepared]
        onChange(newest.current)
        announce(`${prepared.name}, agregado. ${prepared.note}`.trim())
      } catch (failure) {
        const isUnfit = failure instanceof Error && failure.name === 'UnfitFile'
        const why = isUnfit ? failure.message : 'no se pudo preparar.'
        found.push(`«${file.name}» ${why}`)
      }
    }
    setProblems(found)
    setBusy(false)
    return found.length === 0
  }

  function remove(key: string) {
    const gone = newest.current.find((file) => file.key === key)
    onChange(newest.current.filter((file) => file.key !== key))
    setProblems([])
    if (gone) announce(`${gone.name}, fuera de la consulta.`)
  }

  return { isBusy, problems, add, remove }
}
