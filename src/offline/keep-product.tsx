import { useEffect, useState } from 'react'
import { announce } from '#components/announcer/announce.ts'
import { Late } from '#components/live/late.tsx'
import { ToolButton } from '#components/product-page/tool-button.tsx'
import { isProductKept, keepProduct, removeProduct } from './product-store.ts'

type KeepProductProps = {
  path: string
  /** The files besides its page: data sheet, drawing. */
  files: readonly string[]
}

type State = 'unkept' | 'keeping' | 'kept'

const LABELS: Readonly<Record<State, string>> = {
  unkept: 'Usar sin señal',
  keeping: 'Guardando…',
  kept: 'Quitar lo guardado',
}

const SAID = {
  saved: 'Guardado en este equipo, con su ficha: puedes verlo sin señal.',
  interrupted: 'No se pudo guardar. Inténtalo de nuevo con señal.',
  full: 'En este equipo no queda espacio para guardarlo.',
}

/** A button that saves the product and its data sheet for use without a signal, and removes them. */
export function KeepProduct({ path, files }: KeepProductProps) {
  const [state, setState] = useState<State>()

  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    let isCurrent = true
    void isProductKept(path).then((isKept) => isCurrent && setState(isKept ? 'kept' : 'unkept'))
    return () => {
      isCurrent = false
    }
  }, [path])

  const press = async () => {
    if (state === 'kept') {
      await removeProduct(path)
      setState('unkept')
      announce('Ya no está guardado en este equipo.')
      return
    }
    setState('keeping')
    const outcome = await keepProduct(path, files)
    setState(outcome === 'saved' ? 'kept' : 'unkept')
    announce(SAID[outcome])
  }
  return (
    <Late isReady={state !== undefined}>
      <ToolButton isBusy={state === 'keeping'} onPress={press}>
        {LABELS[state ?? 'unkept']}
      </ToolButton>
    </Late>
  )
}
