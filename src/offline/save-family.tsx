import { useEffect, useState } from 'react'
import { counted } from '#catalogue/labels.ts'
import { Button } from '#components/button/button.tsx'
import { familyState, readFamilyDownload, removeFamily, saveFamily } from './saved-files.ts'
import type { FamilyDownload } from './page-and-worker.ts'
import styles from './save-family.module.css'

type SaveFamilyProps = { familyPath: string }

type State =
  | { status: 'unsaved' | 'saved' | 'partial' | 'unreachable' | 'full' }
  | { status: 'asking'; family: FamilyDownload }
  | { status: 'saving'; family: FamilyDownload; done: number }

/** Progress is announced in tenths, so that a screen reader is not flooded. */
const TOLD_STEPS = 10

/** Created on use: the first `Intl.ListFormat` costs a slow telephone 65 ms. */
const listOf = (parts: readonly string[]) => new Intl.ListFormat('es-CL').format(parts)

function stateLine(state: State): string {
  switch (state.status) {
    case 'unsaved':
      return ''
    case 'asking': {
      const { pages, drawings, documents, size } = state.family
      const parts = [
        counted(pages, 'página'),
        counted(drawings, 'dibujo'),
        counted(documents, 'documento'),
      ]
      return `Para verlos sin señal se guardan en este equipo ${listOf(parts)}. Se descargan ${size}.`
    }
    case 'saving': {
      const total = state.family.urls.length
      const told = Math.floor((state.done / total) * TOLD_STEPS) * (100 / TOLD_STEPS)
      return `Guardando: ${told} %.`
    }
    case 'saved':
      return 'Esta familia está guardada en este equipo: puedes verla sin señal, y también buscar, preparar tu cotización y escribir tu consulta.'
    case 'partial':
      return 'Se guardó una parte de esta familia. Con señal puedes continuar.'
    case 'full':
      return 'En este equipo no queda espacio para toda la familia. Se guardó una parte.'
    case 'unreachable':
      return 'No pudimos calcular cuánto ocupa. Inténtalo de nuevo cuando tengas señal.'
  }
}

/** The label of the button, which says what is saved already. */
function offerLabel(status: State['status']): string {
  if (status === 'saved') return 'Familia guardada'
  if (status === 'partial' || status === 'full') return 'Familia guardada en parte'
  return 'Guardar esta familia'
}

/**
 * Saves a family with its data sheets, after the visitor has seen the size and agreed, and removes it. Its dialogue
 * opens over the page, so that nothing moves.
 */
export function SaveFamily({ familyPath }: SaveFamilyProps) {
  const [state, setState] = useState<State>()
  const [isOpen, setIsOpen] = useState(false)
  const status = state?.status

  useEffect(() => {
    let isCurrent = true
    familyState(familyPath).then(
      (held) => {
        const known = { none: 'unsaved', part: 'partial', whole: 'saved' } as const
        if (isCurrent) setState({ status: known[held] })
      },
      // Where the browser lets nothing be kept, nothing is offered.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [familyPath])

  async function press() {
    setIsOpen(!isOpen)
    if (isOpen || (status !== 'unsaved' && status !== 'unreachable')) return
    try {
      setState({ status: 'asking', family: await readFamilyDownload(familyPath) })
    } catch {
      setState({ status: 'unreachable' })
    }
  }

  /** Goes on without asking: the visitor agreed to the size when it began. */
  async function resume() {
    try {
      await save(await readFamilyDownload(familyPath))
    } catch {
      setState({ status: 'partial' })
    }
  }

  async function save(family: FamilyDownload) {
    setState({ status: 'saving', family, done: 0 })
    const outcome = await saveFamily(familyPath, family, (done) =>
      setState({ status: 'saving', family, done }),
    )
    setState({ status: outcome === 'interrupted' ? 'partial' : outcome })
  }

  function decline() {
    setState({ status: 'unsaved' })
    setIsOpen(false)
  }

  async function remove() {
    await removeFamily(familyPath)
    decline()
  }

  if (!state) return null
  return (
    <>
      <Button kind="secondary" aria-expanded={isOpen} onClick={() => void press()}>
        {offerLabel(state.status)}
      </Button>
      <div className={styles.answer}>
        <p role="status">{isOpen && stateLine(state)}</p>
        {isOpen && (
          <p>
            {state.status === 'asking' && (
              <>
                <Button onClick={() => void save(state.family)}>
                  Guardar esta familia ({state.family.size})
                </Button>
                <Button kind="secondary" onClick={decline}>
                  No guardar
                </Button>
              </>
            )}
            {status === 'partial' && <Button onClick={() => void resume()}>Continuar</Button>}
            {(status === 'saved' || status === 'partial' || status === 'full') && (
              <Button kind="secondary" onClick={() => void remove()}>
                Quitar
              </Button>
            )}
            {status !== 'asking' && (
              <Button kind="secondary" onClick={() => setIsOpen(false)}>
                Cerrar
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  )
}
