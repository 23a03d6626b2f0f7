import { barOn, type Axis } from '#figures/axis.ts'
import { splitLimitWord, type Figure, type StandingFigure } from '#figures/present-specs.ts'
import scale from '#components/figure-scale/figure-scale.module.css'
import { LONG_FIGURE } from '#figures/units.ts'
import words from '#components/figure-text/figure-text.module.css'

/** What a cell of the page (components/product-row/row-figures.tsx) shows of all versions of its product. */
const ofAll = new WeakMap<HTMLElement, readonly Element[]>()

/** Shows a version's figure and bar in a cell instead of those of all versions; without one, those again. */
export function setFigure(
  cell: HTMLElement,
  figure: StandingFigure | undefined,
  axis: Axis | null,
): void {
  const own = ofAll.get(cell) ?? shownIn(cell)
  ofAll.set(cell, own)
  const [value, bar] = own.map((part) => (figure ? (part.cloneNode(true) as HTMLElement) : part))
  const shown = shownIn(cell)
  for (const [at, part] of [value, bar].entries()) if (part) shown[at]?.replaceWith(part)
  cell.toggleAttribute('data-version', figure !== undefined)
  const condition = cell.querySelector('small')
  if (condition) condition.hidden = figure !== undefined
  if (!figure || !value) return
  const places = value.querySelectorAll('.in-si, .in-imperial')
  for (const place of places.length > 0 ? places : [value]) {
    const { si, imperial = si } = figure
    write(place, place.matches('.in-imperial') ? imperial : si)
  }
  if (bar instanceof HTMLElement && axis && figure.reach) draw(bar, barOn(axis, figure.reach))
}

/** A cell's figure, and its bar if it has one. */
const shownIn = (cell: HTMLElement) =>
  [...cell.children].slice(1, 3).filter((part, at) => at === 0 || part.ariaHidden)

function write(place: Element, { text, computed }: Figure): void {
  const unit = place.querySelector(`.${words['unit']}`)
  const tail = unit?.textContent ?? ''
  const isOfColumn = tail !== '' && text.endsWith(tail)
  const [word, number] = splitLimitWord(isOfColumn ? text.slice(0, -tail.length) : text)
  const about = computed ? '≈\u00a0' : ''
  const lead = spanOf(words['word'], word)
  const isLong = word.trimEnd().length + about.length + number.length + tail.length >= LONG_FIGURE
  if (isLong) lead.dataset['long'] = ''
  place.replaceChildren(
    ...(isLong || word !== '' ? [lead] : []),
    about + number.replaceAll(' ', '\u00a0'),
    ...(unit && isOfColumn ? [unit] : []),
  )
}

function draw(bar: HTMLElement, { whole, isOpen, isBeyond }: ReturnType<typeof barOn>): void {
  const sure = spanOf(scale['sure'])
  sure.style.setProperty('--from', `${whole.from}`)
  sure.style.setProperty('--to', `${whole.to}`)
  bar.replaceChildren(sure)
  bar.toggleAttribute('data-open', isOpen)
  bar.toggleAttribute('data-beyond', isBeyond)
}

function spanOf(className = '', text = ''): HTMLElement {
  const span = document.createElement('span')
  span.className = className
  span.textContent = text
  return span
}
