// What acts on the page as it stands and needs no component.
import { SEARCH_FIELD_ID } from '#catalogue/paths.ts'
import type { UnitSystem } from '#figures/units.ts'
import { storedValue } from '#visitor/stored-value.ts'
import { chooseUnits, unitMark, unitSystemOf } from '#visitor/unit-system.ts'
import { jumpTo } from './jump.ts'
import { isPlainClick } from './plain-click.ts'
import { stepsBack } from './steps-back.ts'
import { whenParsed } from './when-parsed.ts'
import { HOME_LABEL } from '#catalogue/labels.ts'

/** Less is a finger that trembles. */
const MOVE_PX = 8

/**
 * On telephones the header leaves with the page and is back with a move upwards, wherever the page is (tokens.css,
 * `--header-height`). From 56rem it stays, and what is said here changes nothing.
 */
function followHeader(): void {
  let last = scrollY
  /** How far the page has moved since it last turned. */
  let moved = 0
  const follow = () => {
    const step = scrollY - last
    last = scrollY
    moved = Math.sign(step) === Math.sign(moved) ? moved + step : step
    if (Math.abs(moved) < MOVE_PX) return
    if (moved < 0) document.documentElement.dataset['header'] = 'returned'
    else delete document.documentElement.dataset['header']
  }
  addEventListener('scroll', follow, { passive: true })
}

/** The page that this tab left last: its address and its name, as its own trail calls it. */
const lastPage = storedValue<readonly string[]>(
  'vengo-de',
  (stored) => (Array.isArray(stored) ? stored.map(String) : []),
  'sessionStorage',
)

/** "Volver" names the page that it steps back to, where that is the one which led here. */
function nameBack(): void {
  const [href, name = ''] = lastPage.read()
  const parent = document.querySelector('[data-back] [data-parent]')
  if (parent && name !== '' && href === document.referrer) parent.textContent = ` a ${name}`
}

function keepName(): void {
  const name = document.querySelector('[aria-current="page"][data-here]')?.textContent
  lastPage.update(() => [location.href.replace(/#.*$/, ''), name?.trim() || HOME_LABEL])
}

/** The office that was called last, by its telephone: it stands first where all are offered. */
const lastCalled = storedValue('llamada', String)

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('tel:')) lastCalled.update(() => href)
  if (opensOver(link)) event.preventDefault()
  else if (href.startsWith('#')) {
    // "Explorar" (spec 2) scrolls smoothly; past the header one gets at once.
    if (jumpTo(href.slice(1), 'skip' in link.dataset ? 'at-once' : 'smooth')) event.preventDefault()
  } else if ('back' in link.dataset) {
    const { canGoBack } = 'navigation' in window ? window.navigation : {}
    const { referrer } = document
    if (!stepsBack({ canGoBack, historyLength: history.length, referrer, origin })) return
    // Else the link leads one level up.
    event.preventDefault()
    history.back()
  }
})

followHeader()
whenParsed(nameBack)
addEventListener('pagehide', keepName)

/** What stands over the page instead of the one that the link leads to: the search, or a sheet. */
function opensOver({ dataset }: HTMLElement): boolean {
  const sheet = document.getElementById(dataset['opens'] ?? '')
  if (sheet instanceof HTMLDialogElement) {
    const last = sheet.querySelector(`[href="${lastCalled.read()}"]`)?.closest('li')
    if (last) last.parentElement?.prepend(last)
    sheet.showModal()
  }
  // The search page has a field of its own, where its results stand.
  const field =
    dataset['opensSearch'] === undefined
      ? null
      : (document.querySelector<HTMLElement>('[data-answers]') ??
        document.getElementById(SEARCH_FIELD_ID))
  // Within the tap: later, a telephone would not raise its keyboard.
  field?.focus()
  return sheet !== null || field !== null
}
addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement && 'sheet' in target.dataset) target.close()
})

// Pictures far below the first screen, which most visitors never reach, are fetched as their place comes near
// (components/drawing-image/far-drawing.tsx).
const farPictures = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLElement) showFar(target)
  },
  // In a strip that pans sideways, the next one too. Not downwards: the page itself counts as such a strip.
  { rootMargin: '12%', scrollMargin: '0px 25%' },
)

function showFar(room: HTMLElement): void {
  farPictures.unobserve(room)
  const { src = '', alt = '', width = '', height = '', picture = '' } = room.dataset
  const image = new Image(Number(width), Number(height))
  room.replaceWith(Object.assign(image, { className: picture, alt, decoding: 'async', src }))
}

/** Rooms of the page. Those inside an island are its component's. */
function farRooms(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-src]')].filter(
    (room) => room.closest('site-island, island-slot')?.localName !== 'site-island',
  )
}
whenParsed(() => farRooms().forEach((room) => farPictures.observe(room)))
addEventListener('beforeprint', () => farRooms().forEach(showFar))

// The units of every figure; what is chosen is remembered.
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset['units'] !== undefined)
    chooseUnits(target.value as UnitSystem)
})
function showUnits(): void {
  const mark = unitMark.read()
  document.documentElement.dataset['units'] = mark
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[data-units]'))
    choice.checked = choice.value === unitSystemOf(mark)
  for (const unit of document.querySelectorAll<HTMLInputElement>('input[data-imperial]'))
    unit.disabled = unitSystemOf(mark) !== 'imperial'
}
unitMark.subscribe(showUnits)
whenParsed(showUnits)
