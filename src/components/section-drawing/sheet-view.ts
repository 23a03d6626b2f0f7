import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'

/** A part of a drawing, in its own units. */
type Part = { x: number; y: number; width: number; height: number }

export type ShownView = 'whole' | 'seal'

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
/** Views whose scales differ by less are the same. */
const NEAR = 0.01
/** Numbers smaller than this, in px, cannot be read: what seals is then shown first. */
const LEAST_NUMBER = 11
/** Left free on either side, so that no line runs into the frame. */
const MARGIN = 12
/** Beside a balloon at the edge, in the drawing's units. */
const BESIDE = 4

/**
 * Shows `svg` in `frame`: whole, or where its numbers would be too small, what seals. `sheet` holds it and moves. Keys
 * work wherever the focus is in the dialog. `onShow` hears which of the two is shown, if either.
 */
export function viewSheet(
  dialog: HTMLElement,
  frame: HTMLElement,
  sheet: HTMLElement,
  svg: SVGSVGElement,
  onShow: (shown: ShownView | undefined) => void,
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
  const seal = sealOf(svg, fit, frame.clientHeight / frame.clientWidth) ?? whole
  const views = {
    whole: centred(whole, 1),
    seal: centred(
      seal,
      Math.min(frame.clientWidth / seal.width, frame.clientHeight / seal.height) / fit,
    ),
  }
  const isReadable = Number(svg.getAttribute('font-size')) * fit >= LEAST_NUMBER
  const first = isReadable ? views.whole : views.seal
  const panzoom = Panzoom(sheet, {
    startScale: first.scale,
    startX: first.x,
    startY: first.y,
    minScale: LEAST,
    maxScale: MOST,
    canvas: true,
  })
  const show = ({ scale, ...place }: ReturnType<typeof centred>) => {
    panzoom.zoom(scale, { animate: false })
    panzoom.pan(place.x, place.y, { animate: false })
  }

  const onChange = () => {
    const [scale, { x: left, y: top }] = [panzoom.getScale(), panzoom.getPan()]
    const isShown = (view: ShownView) =>
      Math.abs(views[view].scale - scale) < NEAR &&
      Math.hypot(views[view].x - left, views[view].y - top) < 1
    onShow((['whole', 'seal'] as const).find(isShown))
  }
  const onKey = (event: KeyboardEvent) => press(panzoom, event, () => show(views.whole))
  const onWheel = (event: WheelEvent) => panzoom.zoomWithWheel(event)
  dialog.addEventListener('keydown', onKey)
  frame.addEventListener('wheel', onWheel, { passive: false })
  sheet.addEventListener('panzoomchange', onChange)

  return {
    whole: () => show(views.whole),
    seal: () => show(views.seal),
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
      sheet.removeEventListener('panzoomchange', onChange)
      panzoom.destroy()
    },
  }
}

/**
 * The area of the seal, from the drawing's data, widened so that a frame of that height per width cuts no balloon and
 * no word.
 */
function sealOf(svg: SVGSVGElement, fit: number, shape: number): Part | undefined {
  const [x, y, width, height] = (svg.dataset['seal'] ?? '').split(' ').map(Number)
  if (x === undefined || y === undefined || !width || !height) return undefined
  const sheet = svg.getBoundingClientRect()
  const { x: sheetX, y: sheetY } = svg.viewBox.baseVal
  let [left, right] = [x, x + width]
  const below = y + height + Math.max(0, width * shape - height) / 2
  for (const mark of svg.querySelectorAll('[data-n] circle, text')) {
    const box = mark.getBoundingClientRect()
    const from = sheetX + (box.left - sheet.left) / fit
    const to = from + box.width / fit
    const top = sheetY + (box.top - sheet.top) / fit
    if (box.width === 0 || to < left || from > right || top > below) continue
    if (from < left) left = from - BESIDE
    if (to > right) right = to + BESIDE
  }
  return { x: left, y, width: right - left, height }
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
