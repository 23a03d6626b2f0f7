import { useLayoutEffect, useRef, useState } from 'react'
import { formatBytes } from '#catalogue/format-bytes.ts'
import { announce } from '#components/announcer/announce.ts'
import { totalBytes, type EnquiryFile } from './enquiry-file.ts'
import { FILES_MOST } from './file-rules.ts'

type FilesHook = {
  isBusy: boolean
  /** Why some of the files that were chosen last are not among them. */
  problems: readonly string[]
  add: (chosen: readonly File[]) => Promise<void>
  remove: (key: string) => void
}

/**
 * Files for the enquiry, of `mostBytes` together, made ready one after the other; none that cannot go is
 * dropped in silence.
 */
export function useFiles(
  files: readonly EnquiryFile[],
  mostBytes: number,
  onChange: (files: readonly EnquiryFile[]) => void,
): FilesHook {
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  /** The newest, while several are being made ready. */
  const newest = useRef(files)
  useLayoutEffect(() => {
    newest.current = files
  }, [files])

  async function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const found: string[] = []
    setBusy(true)
    setProblems([])
    // Only who adds a photograph needs what opens it.
    const { prepareFile, UnfitFile } = await import('./prepare-file.ts')
    for (const file of chosen) {
      try {
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
        const why = failure instanceof UnfitFile ? failure.message : 'no se pudo preparar.'
        found.push(`«${file.name}» ${why}`)
      }
    }
    setProblems(found)
    setBusy(false)
  }

  function remove(key: string) {
    const gone = newest.current.find((file) => file.key === key)
    onChange(newest.current.filter((file) => file.key !== key))
    setProblems([])
    if (gone) announce(`${gone.name}, fuera de la consulta.`)
  }

  return { isBusy, problems, add, remove }
}
