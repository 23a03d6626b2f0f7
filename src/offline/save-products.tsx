import { useEffect, useState } from 'react'
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
import { Late } from '#islands/late.tsx'
import { isProductSaved, removeProduct, saveProduct, sizeOf } from './saved-files.ts'

/** What is done with a product where there is no signal: it is kept with each. */
const TOOLS = [QUOTE_PATH, CONTACT_PATH, SURVEY_PATH, PRODUCT_DATA_PATH]

/** A product's page, and what is kept with it: data sheet, drawings. */
type SavedProduct = { path: string; files: readonly string[] }

type File = { href: string }
type Picture = { src: string }

/** What is kept of a product that is known by its record. */
export function savedProduct(
  record: File & { id: string; dataSheet: File; picture: Picture },
): SavedProduct {
  const { id, href, dataSheet, picture } = record
  const drawings = [picture.src, cardDrawingPath(id), plainDrawingPath(id)]
  return { path: href, files: [dataSheet.href, ...drawings] }
}

type State = 'unsaved' | 'asking' | 'saving' | 'saved'

/**
 * A button that says what the products take to be used without a signal, then saves them with their data sheets, then
 * removes them: of one product, or of several that the visitor has marked. It keeps its place until they are known.
 */
export function SaveProducts({ products }: { products: readonly SavedProduct[] }) {
  const [state, setState] = useState<State>()
  const [size, setSize] = useState('')
  const paths = products.map(({ path }) => path).join(' ')
  const isOne = products.length === 1
  const files = ({ files: own }: SavedProduct) => [...own, ...TOOLS]

  useEffect(() => {
    // Not known yet.
    if (paths === '') return
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    let isCurrent = true
    Promise.all(paths.split(' ').map(isProductSaved)).then(
      (saved) => isCurrent && setState(saved.every(Boolean) ? 'saved' : 'unsaved'),
      // Where the browser lets nothing be kept, nothing is offered.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [paths])

  const press = async () => {
    if (state === 'saved') {
      for (const { path } of products) await removeProduct(path)
      setState('unsaved')
      announce(isOne ? 'Ya no está guardado en este equipo.' : 'Ya no están en este equipo.')
      return
    }
    if (state === 'unsaved') {
      const all = products.flatMap((product) => [product.path, ...files(product)])
      const weight = await sizeOf([...new Set(all)])
      setSize(weight && (isOne ? `, pesa ${weight}` : `, pesan ${weight}`))
      setState('asking')
      announce(
        `Guardar en este equipo${weight && `: ${isOne ? 'pesa' : 'pesan'} ${weight}`}. Confirma con el mismo botón.`,
      )
      return
    }
    setState('saving')
    for (const product of products) {
      const outcome = await saveProduct(product.path, files(product))
      if (outcome === 'saved') continue
      setState('unsaved')
      announce(
        outcome === 'full'
          ? 'En este equipo no queda espacio.'
          : 'No se pudo guardar. Inténtalo de nuevo con señal.',
      )
      return
    }
    setState('saved')
    announce(
      `${isOne ? 'Guardado' : 'Guardados'} en este equipo, con ficha, lista, formulario y qué medir: sirven sin señal.`,
    )
  }
  const these = `estos ${products.length}`
  const labels: Readonly<Record<State, string>> = {
    unsaved: isOne ? 'Usar sin señal' : `Guardar ${these} para usar sin señal`,
    asking: isOne ? `Guardar${size}` : `Guardar ${these}${size}`,
    saving: 'Guardando…',
    saved: `${isOne ? 'Guardado' : counted(products.length, 'guardado')} · Quitar`,
  }
  return (
    <Late isReady={state !== undefined}>
      <ToolButton isBusy={state === 'saving'} onPress={press}>
        {labels[state ?? 'unsaved']}
      </ToolButton>
    </Late>
  )
}
