import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'

/** A part of a drawing, in its own units. */
type Part = { x: number; y: number; width: number; height: number }

/** Controls of a drawing that is moved by finger, wheel and keys, or part by part. */
export type SheetView = {
  whole: () => void
  /** Shows the seal with its balloons. */
  seal: () => void
  closer: () => void
  farther: () => void
  /** Centres a numbered part, large enough to read. */
  part: (number: number) => void
  end: () => void
}

const [LEAST, MOST] = [0.8, 6]
const STEP = 1.4
/** The least scale for a requested part, in px per unit of the drawing. */
const PART_SCALE = 1.1
const KEY_STEP = 60
/** Left free on either side, so that no line runs into the frame. */
const MARGIN = 12

/** Shows the whole `svg` in `frame`. `sheet` holds it and moves. Keys work wherever the focus is in the dialog. */
export function viewSheet(
  dialog: HTMLElement,
  frame: HTMLElement,
  sheet: HTMLElement,
  svg: SVGSVGElement,
): SheetView {
  const { x, y, width, height } = svg.viewBox.baseVal
  const whole: Part = { x, y, width, height }
  const fit = Math.min((frame.clientWidth - 2 * MARGIN) / width, frame.clientHeight / height)
  sheet.style.inlineSize = `${width * fit}px`
  sheet.style.blockSize = `${height * fit}px`
  const centred = (part: Part, wanted: number) => ({
    scale: Math.min(MOST, wanted),
    x: (x + width / 2 - part.x - part.width / 2) * fit,
    y: (y + height / 2 - part.y - part.height / 2) * fit,
  })
  const filling = (part: Part) =>
    centred(part, Math.min(frame.clientWidth / part.width, frame.clientHeight / part.height) / fit)
  const panzoom = Panzoom(sheet, {
    minScale: LEAST,
    maxScale: MOST,
    canvas: true,
  })
  const show = ({ scale, ...place }: ReturnType<typeof centred>) => {
    panzoom.zoom(scale, { animate: false })
    panzoom.pan(place.x, place.y, { animate: false })
  }

  const onKey = (event: KeyboardEvent) => press(panzoom, event, () => show(centred(whole, 1)))
  const onWheel = (event: WheelEvent) => panzoom.zoomWithWheel(event)
  dialog.addEventListener('keydown', onKey)
  frame.addEventListener('wheel', onWheel, { passive: false })

  return {
    whole: () => show(centred(whole, 1)),
    seal: () => show(filling(sealOf(svg) ?? whole)),
    closer: () => panzoom.zoom(panzoom.getScale() * STEP),
    farther: () => panzoom.zoom(panzoom.getScale() / STEP),
    part: (number) => {
      const dot = svg.querySelector<SVGGraphicsElement>(`[data-n="${number}"]`)
      // The whole sheet is shown and readable: no need to move.
      if (!dot || (panzoom.getScale() === 1 && fit >= PART_SCALE)) return
      show(centred(dot.getBBox(), Math.max(panzoom.getScale(), PART_SCALE / fit)))
    },
    end: () => {
      dialog.removeEventListener('keydown', onKey)
      frame.removeEventListener('wheel', onWheel)
      panzoom.destroy()
    },
  }
}

/** The area of the seal with its balloons, from the drawing's data. */
function sealOf({ dataset }: SVGSVGElement): Part | undefined {
  const [x, y, width, height] = (dataset['seal'] ?? '').split(' ').map(Number)
  if (x === undefined || y === undefined || !width || !height) return undefined
  return { x, y, width, height }
}

const ARROWS = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
])

function press(panzoom: PanzoomObject, event: KeyboardEvent, whole: () => void): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return // the browser's own
  const arrow = ARROWS.get(key)
  if (arrow) {
    const step = KEY_STEP / panzoom.getScale()
    panzoom.pan(arrow[0] * step, arrow[1] * step, { relative: true })
  } else if (key === '+' || key === '=') panzoom.zoom(panzoom.getScale() * STEP)
  else if (key === '-') panzoom.zoom(panzoom.getScale() / STEP)
  else if (key === '0' || key === 'Home') whole()
  else return
  event.preventDefault()
}
