import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { stackPictures } from './stacked-pictures.ts'

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
/** Lettering smaller than this, in rem, cannot be read: it is then drawn as large as on paper. */
const LEAST_LETTER = 0.6875
/** For these sizes every layout leaves room, in the drawing's units; `drop` centres a number in its balloon. */
const PAPER_LETTER = { size: 21, number: 25, drop: 3, balloon: 17 }
/** Lettering that has to grow by less than this is large enough. */
const ALMOST = 1.05
/** Lettering so many times as large as it must be is large. */
const AMPLE = 1.4
/** Left free on either side, so that no line runs into the frame. */
const MARGIN = 8
/** Beside a balloon or a word at the edge, in the drawing's units. */
const BESIDE = 12

/**
 * Shows `svg` in `frame`, in a narrow one its pictures under one another: whole, or where its lettering would be too
 * small, from its top, or what seals. `sheet` holds it and moves. Keys work wherever the focus is in the dialog.
 * `onShow` hears which of the two is shown, if either.
 */
export function viewSheet(
  dialog: HTMLElement,
  frame: HTMLElement,
  sheet: HTMLElement,
  svg: SVGSVGElement,
  onShow: (shown: ShownView | undefined) => void,
): SheetView {
  const room = frame.clientWidth - 2 * MARGIN
  const least =
    LEAST_LETTER * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  stackPictures(svg, (frame.clientWidth * PAPER_LETTER.size) / least)
  const { x, y, width, height } = svg.viewBox.baseVal
  const whole: Part = { x, y, width, height }
  const fit = Math.min(room / width, frame.clientHeight / height)
  sheet.style.inlineSize = `${width * fit}px`
  sheet.style.blockSize = `${height * fit}px`
  const centred = (part: Part, wanted: number) => ({
    scale: Math.min(MOST, wanted),
    x: (x + width / 2 - part.x - part.width / 2) * fit,
    y: (y + height / 2 - part.y - part.height / 2) * fit,
  })
  const usual = Number(svg.getAttribute('font-size'))
  const isSmall = fit * usual < least
  const letter = isSmall ? PAPER_LETTER.size : usual
  svg.setAttribute('font-size', `${letter}`)
  // The scale at which the lettering is as large as it must be.
  const readable = least / (fit * letter)
  const seal = sealOf(svg, frame.clientHeight / frame.clientWidth) ?? whole
  const views = {
    whole: centred(whole, 1),
    seal: centred(
      seal,
      Math.min(frame.clientWidth / seal.width, frame.clientHeight / seal.height) / fit,
    ),
  }
  const fromTop = { ...whole, height: frame.clientHeight / fit / readable }
  const fits = readable * fit * width <= frame.clientWidth
  const large = fits ? centred(fromTop, readable) : views.seal
  const first = readable < ALMOST ? views.whole : large
  // Opened near, they are large anyway.
  if (isSmall) sizeBalloons(svg, first.scale > AMPLE * readable ? { number: usual } : PAPER_LETTER)
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
      show(centred(placeOf(dot, svg), Math.max(panzoom.getScale(), PART_SCALE / fit)))
    },
    end: () => {
      dialog.removeEventListener('keydown', onKey)
      frame.removeEventListener('wheel', onWheel)
      sheet.removeEventListener('panzoomchange', onChange)
      panzoom.destroy()
    },
  }
}

type BalloonSize = { number: number; drop?: number; balloon?: number }

function sizeBalloons(svg: SVGSVGElement, { number, drop = 0, balloon }: BalloonSize): void {
  for (const part of svg.querySelectorAll('[data-n]')) {
    part.querySelector('text')?.setAttribute('font-size', `${number}`)
    part.querySelector('text')?.setAttribute('dy', `${drop}`)
    if (balloon) part.querySelector('circle:last-of-type')?.setAttribute('r', `${balloon}`)
  }
}

/** Where an element stands on the sheet, in the drawing's units. */
function placeOf(element: Element, svg: SVGSVGElement): Part {
  const { x, y, width } = svg.viewBox.baseVal
  const [box, sheet] = [element.getBoundingClientRect(), svg.getBoundingClientRect()]
  const unit = width / sheet.width
  return {
    x: x + (box.left - sheet.left) * unit,
    y: y + (box.top - sheet.top) * unit,
    width: box.width * unit,
    height: box.height * unit,
  }
}

/**
 * The area of the seal, from the drawing's data, widened so that a frame of that height per width cuts no balloon and
 * no word.
 */
function sealOf(svg: SVGSVGElement, shape: number): Part | undefined {
  const [x, y, width, height] = (svg.dataset['seal'] ?? '').split(' ').map(Number)
  if (x === undefined || y === undefined || !width || !height) return undefined
  let [left, right] = [x, x + width]
  const below = y + height + Math.max(0, width * shape - height) / 2
  for (const mark of svg.querySelectorAll('[data-n] circle, text')) {
    const box = placeOf(mark, svg)
    const to = box.x + box.width
    if (box.width === 0 || to < left || box.x > right || box.y > below) continue
    left = Math.min(left, box.x - BESIDE)
    right = Math.max(right, to + BESIDE)
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
