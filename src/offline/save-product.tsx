import { useEffect, useState } from 'react'
import { announce } from '#components/announcer/announce.ts'
import { Late } from '#islands/late.tsx'
import { ToolButton } from '#components/product-page/tool-button.tsx'
import { isProductSaved, removeProduct, saveProduct, sizeOf } from './saved-files.ts'

type SaveProductProps = {
  path: string
  /** The files besides its page: data sheet, drawing and its crop. */
  files: readonly string[]
}

type State = 'unsaved' | 'asking' | 'saving' | 'saved'

const LABELS: Readonly<Record<State, string>> = {
  unsaved: 'Usar sin señal',
  asking: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado · Quitar',
}

const SAID = {
  saved:
    'Guardado en este equipo, con su ficha, tu lista, el formulario y qué medir: puedes usarlos sin señal.',
  interrupted: 'No se pudo guardar. Inténtalo de nuevo con señal.',
  full: 'En este equipo no queda espacio para guardarlo.',
}

/** A button that says what the product takes to be used without a signal, then saves it and its data sheet, then removes them. */
export function SaveProduct({ path, files }: SaveProductProps) {
  const [state, setState] = useState<State>()
  const [size, setSize] = useState('')

  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    let isCurrent = true
    void isProductSaved(path).then(
      (isSaved) => isCurrent && setState(isSaved ? 'saved' : 'unsaved'),
    )
    return () => {
      isCurrent = false
    }
  }, [path])

  const press = async () => {
    if (state === 'saved') {
      await removeProduct(path)
      setState('unsaved')
      announce('Ya no está guardado en este equipo.')
      return
    }
    if (state === 'unsaved') {
      const weight = await sizeOf([path, ...files])
      setSize(weight && `, pesa ${weight}`)
      setState('asking')
      announce(
        `Guardar en este equipo${weight && `: pesa ${weight}`}. Confirma con el mismo botón.`,
      )
      return
    }
    setState('saving')
    const outcome = await saveProduct(path, files)
    setState(outcome === 'saved' ? 'saved' : 'unsaved')
    announce(SAID[outcome])
  }
  return (
    <Late isReady={state !== undefined}>
      <ToolButton isBusy={state === 'saving'} onPress={press}>
        {LABELS[state ?? 'unsaved']}
        {state === 'asking' && size}
      </ToolButton>
    </Late>
  )
}
