import { useEffect, useRef, useState } from 'react'
import { counted } from '#catalogue/labels.ts'
import {
  cardDrawingPath,
  CONTACT_PATH,
  plainDrawingPath,
  PRODUCT_DATA_PATH,
  QUOTE_PATH,
  SURVEY_PATH,
} from '#catalogue/paths.ts'
import { announce } from '#components/announcer/announce.ts'
import { ToolButton } from '#components/product-page/tool-button.tsx'
import { ReservedSpace } from '#islands/reserved-space.tsx'
import { removePage, savedPart, savePage, sizeOf, type SavedPage } from './saved-files.ts'

/** Pages needed to ask for a product without a signal; saved with every product. */
const TOOLS = [QUOTE_PATH, CONTACT_PATH, SURVEY_PATH, PRODUCT_DATA_PATH]

type File = { href: string }
type Picture = { src: string }

/** The files to save for a product, from its record. */
export function savedProduct(
  record: File & { id: string; dataSheet: File; picture: Picture },
): SavedPage {
  const { id, href, dataSheet, picture } = record
  const drawings = [picture.src, cardDrawingPath(id), plainDrawingPath(id)]
  return { path: href, files: [dataSheet.href, ...drawings] }
}

type State = 'unsaved' | 'asking' | 'saving' | 'partial' | 'full' | 'saved'

/**
 * A button that shows the size of the pages, then saves them with their files for offline use, then removes them: for one
 * product, several marked ones, or a family. Its space is reserved until the size is known, and if saving is impossible.
 */
export function SaveOffline({ pages }: { pages: readonly SavedPage[] }) {
  const [state, setState] = useState<State>('unsaved')
  const [canKeep, setCanKeep] = useState(true)
  const [size, setSize] = useState('')
  const [percent, setPercent] = useState(0)
  const isWeighing = useRef(false)
  const paths = pages.map(({ path }) => path).join(' ')
  const isOne = pages.length === 1
  const isFamily = isOne && !pages[0]?.files
  const wanted = pages.map(({ path, files }) => ({ path, files: files && [...files, ...TOOLS] }))

  useEffect(() => {
    // The size is not known yet.
    if (paths === '') return
    let isCurrent = true
    const isAble = 'serviceWorker' in navigator && 'caches' in window
    const known = isAble ? Promise.all(paths.split(' ').map(savedPart)) : Promise.reject()
    known.then(
      (parts) => {
        const isWhole = parts.every((part) => part === 'whole')
        if (isCurrent) setState(isWhole ? 'saved' : parts.includes('part') ? 'partial' : 'unsaved')
      },
      // If the browser blocks storage, nothing is offered.
      () => setCanKeep(false),
    )
    return () => {
      isCurrent = false
    }
  }, [paths])

  const press = async () => {
    if (state === 'saved') {
      for (const { path } of pages) await removePage(path)
      setState('unsaved')
      announce(isOne ? 'Ya no está en este equipo.' : 'Ya no están en este equipo.')
      return
    }
    if (state === 'unsaved' || state === 'full') {
      if (isWeighing.current) return
      isWeighing.current = true
      const weight = await sizeOf(wanted)
      isWeighing.current = false
      const weigh = isOne ? 'pesa' : 'pesan'
      setSize(weight && `, ${weigh} ${weight}`)
      setState('asking')
      announce(
        `Guardar en este equipo${weight && `: ${weigh} ${weight}`}. Confirma con el mismo botón.`,
      )
      return
    }
    setPercent(0)
    setState('saving')
    for (const [index, page] of wanted.entries()) {
      const tell = (share: number) =>
        setPercent(Math.floor(((index + share) / wanted.length) * 100))
      const outcome = await savePage(page, tell)
      if (outcome === 'saved') continue
      setState(outcome === 'full' ? 'full' : 'partial')
      announce(
        outcome === 'full'
          ? 'En este equipo no queda espacio.'
          : 'No se pudo guardar todo. Con señal puedes seguir.',
      )
      return
    }
    setState('saved')
    announce(
      `${isFamily ? 'Guardada' : isOne ? 'Guardado' : 'Guardados'} en este equipo, con fichas, lista, formulario y qué medir: sirven sin señal.`,
    )
  }
  const these = isFamily ? ' esta familia' : isOne ? '' : ` estos ${pages.length}`
  const labels: Readonly<Record<State, string>> = {
    unsaved: these ? `Guardar${these} para usar sin señal` : 'Usar sin señal',
    asking: `Guardar${these}${size}`,
    saving: `Guardando: ${percent} %`,
    partial: 'Guardado en parte · Seguir',
    full: 'No queda espacio · Reintentar',
    saved: `${isFamily ? 'Familia guardada' : isOne ? 'Guardado' : counted(pages.length, 'guardado')} · Quitar`,
  }
  return (
    <ReservedSpace isReady={canKeep && paths !== ''}>
      <ToolButton isBusy={state === 'saving'} onPress={press}>
        {labels[state]}
      </ToolButton>
    </ReservedSpace>
  )
}
