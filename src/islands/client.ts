// What every page runs: finds its islands and brings them alive. It leads to React only once one wakes.
import './chosen-units.ts'
import './far-pictures.ts'
import './follow-header.ts'
import './page-links.ts'
import { firstSign } from './first-sign.ts'
import type { IslandElement } from './hydrate.ts'
import { isAnythingKept, KEPT_CHANGED } from '#visitor/kept.ts'
import { isTouched } from './take-over.ts'
import { isPlainClick } from './plain-click.ts'
import { whenParsed } from './when-parsed.ts'

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+\.tsx?$/, '')
const byName = <Module>(modules: Record<string, () => Promise<Module>>) =>
  new Map(Object.entries(modules).map(([file, load]) => [nameOf(file), load]))

/** Components, by the name of their file. */
const COMPONENTS = byName(
  import.meta.glob<{ default: React.ComponentType<never> }>('/src/**/*.island.{ts,tsx}'),
)
/** Parts of a page that need no component: each file defines the custom element of its name. */
const ELEMENTS = byName(import.meta.glob('/src/**/*.element.ts'))
const ELEMENT_NAMES = [...ELEMENTS.keys()]
const ISLANDS = ['site-island', ...ELEMENT_NAMES].join(',')

type Island = IslandElement

// From here on this program holds presses (starter.js held those before).
document.documentElement.dataset['isAlive'] = 'true'

function isAlive(island: Island): boolean {
  return island.localName === 'site-island'
    ? island.root !== undefined
    : customElements.get(island.localName) !== undefined
}

/** Brings an island alive. If it fails it may be tried again. */
function wake(island: Island): Promise<void> {
  island.waking ??= bringAlive(island).catch((fault: unknown) => {
    delete island.waking
    // The starter fetches the scripts anew, once.
    if (fault instanceof SyntaxError) dispatchEvent(new Event('damaged'))
    throw fault
  })
  return island.waking
}

async function bringAlive(island: Island): Promise<void> {
  const element = ELEMENTS.get(island.localName)
  if (element) {
    await element()
    return
  }
  const { name = '' } = island.dataset
  const component = COMPONENTS.get(name)
  if (!component) throw new Error(`no island ${name}`)
  const [{ hydrate }, { default: Component }] = await Promise.all([
    import('./hydrate.ts'),
    component(),
  ])
  await hydrate(island, Component)
}

const quietly = (island: Island) => void wake(island).catch(() => {})

function islandOf(target: EventTarget | null): Island | undefined {
  return target instanceof Element ? (target.closest<Island>(ISLANDS) ?? undefined) : undefined
}

// What the visitor touches comes alive at once, and the press is made again: no press is lost.
for (const sign of ['pointerdown', 'pointerover', 'focusin', 'keydown']) {
  addEventListener(
    sign,
    ({ target }) => {
      // What a link leads to comes first.
      if (target instanceof Element && target.closest('a[href]:not([data-hold])')) return
      const island = islandOf(target)
      if (island && !island.waking) quietly(island)
    },
    { capture: true, passive: true },
  )
}

const HELD = 'button:not([popovertarget]), [data-hold]'
addEventListener(
  'click',
  (event) => {
    const { target } = event
    const island = islandOf(target)
    if (!island || isAlive(island) || !(target instanceof Element) || event.detail > 1) return
    const pressed = target.closest<HTMLElement>(HELD)
    if (!pressed || !island.contains(pressed) || !isPlainClick(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A link may have become a button meanwhile: the place is the same.
    const all = () => [...island.querySelectorAll<HTMLElement>(HELD)]
    const at = all().indexOf(pressed)
    wake(island).then(
      () => requestAnimationFrame(() => all()[at]?.click()),
      // Without its script a link still leads on, and a form is still sent.
      () => {
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
        else if (pressed.matches('[type=submit]')) pressed.closest('form')?.submit()
      },
    )
  },
  { capture: true },
)

/** A slow telephone is seldom idle: after this long the task runs anyway. */
const IDLE_TIMEOUT_MS = 2000
const idle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(task, 300)

// The rest wakes unasked, one island an idle moment.
const queue: Island[] = []
let isBusy = false
/** A page that is being left wakes nothing more: the next one needs the line. */
let isLeaving = false
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target])')
  if (link && !event.defaultPrevented && isPlainClick(event)) isLeaving = true
})

function enqueue(islands: readonly Island[]) {
  queue.push(...islands)
  if (!isBusy) next()
}

function next() {
  const island = isLeaving ? undefined : queue.shift()
  isBusy = island !== undefined
  if (!island) return
  if (island.waking || isAlive(island)) return next()
  idle(() => {
    wake(island)
      .catch(() => {})
      .finally(next)
  })
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      const island = islandOf(target)
      if (island) enqueue([island])
    }
  },
  { rootMargin: '25%' },
)

/** Lets the islands of the page wake, each by its rule. */
function attend(): void {
  const islands = [...document.querySelectorAll<Island>(ISLANDS)]
  const of = (rule: string) =>
    islands.filter(({ dataset }) => dataset['wake']?.split(' ').includes(rule))
  enqueue(of('idle'))
  void firstSign.then(() => {
    enqueue(of('sign'))
    // An island has no box of its own (`display: contents`).
    for (const { firstElementChild } of of('near'))
      if (firstElementChild) near.observe(firstElementChild)
  })
  const showKept = () => {
    if (isAnythingKept()) enqueue(of('kept'))
  }
  showKept()
  // Marked here, in another tab, or on a page from which the visitor has come back.
  for (const change of [KEPT_CHANGED, 'storage', 'pageshow']) addEventListener(change, showKept)
  addEventListener('pageshow', () => {
    isLeaving = false
  })
}

/** Late enough for the largest paint. */
const AFTER_LOAD_MS = 500
const begin = () => setTimeout(() => idle(attend), AFTER_LOAD_MS)
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })

// What was touched before this program ran gives no other sign; what is asked something by its address answers at once.
whenParsed(() => {
  for (const island of document.querySelectorAll<Island>(ISLANDS)) {
    if (isTouched(island)) quietly(island)
  }
  // A list to quote travels in the fragment, which no host is sent.
  if (location.search === '' && !location.hash.includes('=')) return
  for (const island of document.querySelectorAll<Island>('[data-asked]')) quietly(island)
})
