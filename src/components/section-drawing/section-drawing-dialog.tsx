import { useEffect, useRef, useState } from 'react'
import type { SectionDrawingFile } from '#catalogue/show/product-facts.ts'
import { Button } from '../button/button.tsx'
import { markPart, partAt } from './lettered-parts.ts'
import type { SheetView, ShownView } from './sheet-view.ts'
import picking from './picked-part.module.css'
import styles from './section-drawing-dialog.module.css'
import stylesheet from './section-drawing-dialog.module.css?inline'
import { applyLateStyles } from '#islands/late-styles.ts'

applyLateStyles(stylesheet)

type SectionDrawingDialogProps = {
  drawing: SectionDrawingFile
  /** The page's drawing; the dialog shows a copy. */
  original: () => Element | null
  /** Called when it is closed by "Cerrar" or Escape, after the focus has returned. */
  onClose: () => void
}

/**
 * A drawing over the whole window, moved by finger, wheel and keys, with its legend beside it: a part picked on either
 * side is highlighted on both. Mounted means open.
 */
export function SectionDrawingDialog({ drawing, original, onClose }: SectionDrawingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const view = useRef<SheetView>(undefined)
  const [picked, setPicked] = useState<number>()
  const [shown, setShown] = useState<ShownView>()
  const { caption, legend } = drawing
  const [, name, rest] = /^([^,]*)(.*)$/.exec(caption) ?? []

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    const source = original()
    const svg = source && copiedDrawing(source, 'lamina-')
    if (!svg || !frame.current || !sheet.current) return undefined
    sheet.current.replaceChildren(svg)
    svg.addEventListener('click', (event) => setPicked((former) => partAt(event) ?? former))
    let isOpen = true
    import('./sheet-view.ts').then(
      ({ viewSheet }) => {
        if (isOpen && dialog.current && frame.current && sheet.current)
          view.current = viewSheet(dialog.current, frame.current, sheet.current, svg, setShown)
      },
      // Offline, the drawing is still shown whole.
      () => {},
    )
    return () => {
      isOpen = false
      view.current?.end()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: it is mounted to be shown.
  }, [])

  useEffect(() => {
    markPart(sheet.current, picked)
  }, [picked])

  const pick = (number: number) => {
    setPicked(number === picked ? undefined : number)
    if (number !== picked) view.current?.part(number)
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={caption} onClose={onClose}>
      <div className={styles.bar}>
        <span>
          <strong>
            {name}
            <span>{rest}</span>
          </strong>
          <small className="only-below-tablet">
            {shown === 'whole' ? 'Se amplía con los dedos' : 'Se mueve con los dedos: hay más'}
          </small>
        </span>
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          Cerrar
        </Button>
      </div>
      {/* Focusable and named, so that it moves by keyboard. */}
      <div
        ref={frame}
        className={`${styles.frame} ${picking.drawing}`}
        tabIndex={0}
        role="group"
        aria-label="Lámina: flechas para moverla, más y menos para acercarla, cero para verla entera"
      >
        <div ref={sheet} />
      </div>
      <div className={styles.side}>
        <div className={styles.zoom}>
          <button
            type="button"
            aria-pressed={shown === 'whole'}
            onClick={() => view.current?.whole()}
          >
            Entera
          </button>
          <button
            type="button"
            aria-pressed={shown === 'seal'}
            onClick={() => view.current?.seal()}
          >
            El sello
          </button>
          <button type="button" aria-label="Acercar" onClick={() => view.current?.closer()}>
            +
          </button>
          <button type="button" aria-label="Alejar" onClick={() => view.current?.farther()}>
            −
          </button>
        </div>
        <ol className={`${styles.legend} ${picking.legend}`}>
          {legend.map(({ number, label }) => (
            <li key={number}>
              <button type="button" aria-pressed={number === picked} onClick={() => pick(number)}>
                <b>{number}</b> <span>{label}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </dialog>
  )
}

/** A copy of a drawing with its own ids; references would otherwise resolve to the hidden original's. */
function copiedDrawing(original: Element, prefix: string): SVGSVGElement | undefined {
  const copy = original.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return undefined
  const ids = [...copy.querySelectorAll('[id]')].map(({ id }) => id)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      const renamed = ids.reduce((text, id) => renamedIn(name, text, id, prefix), value)
      if (renamed !== value) element.setAttribute(name, renamed)
    }
  }
  return copy
}

function renamedIn(name: string, text: string, id: string, prefix: string): string {
  if (name === 'id') return text === id ? prefix + id : text
  if (name === 'aria-labelledby')
    return text.replace(new RegExp(`(?<=^| )${id}(?= |$)`), prefix + id)
  return text.replace(`#${id})`, `#${prefix}${id})`)
}
