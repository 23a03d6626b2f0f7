// Runs on every page: finds its islands and hydrates them. React is loaded only when the first one wakes.
import './chosen-units.ts'
import './far-pictures.ts'
import './follow-header.ts'
import './page-links.ts'
import { firstSign } from './first-sign.ts'
import type { IslandElement } from './hydrate.ts'
import { isAnythingStored } from '#visitor/stored-keys.ts'
import { STORED_CHANGED } from '#visitor/stored-value.ts'
import { isTouched } from './take-over.ts'
import { isPlainClick } from './plain-click.ts'
import { whenParsed } from './when-parsed.ts'

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+\.tsx?$/, '')
const byName = <Module>(modules: Record<string, () => Promise<Module>>) =>
  new Map(Object.entries(modules).map(([file, load]) => [nameOf(file), load]))

/** Island components, by file name. */
const COMPONENTS = byName(
  import.meta.glob<{ default: React.ComponentType<never> }>('/src/**/*.island.{ts,tsx}'),
)
/** Parts of a page without React: each file defines the custom element of its name. */
const ELEMENTS = byName(import.meta.glob('/src/**/*.element.ts'))
const ELEMENT_NAMES = [...ELEMENTS.keys()]
const ISLANDS = ['site-island', ...ELEMENT_NAMES].join(',')

type Island = IslandElement

// From here on this script holds early presses (starter.js held those before).
document.documentElement.dataset['isAlive'] = 'true'

function isAlive(island: Island): boolean {
  return island.localName === 'site-island'
    ? island.root !== undefined
    : customElements.get(island.localName) !== undefined
}

/** Hydrates an island; may be retried if it fails. */
function wake(island: Island): Promise<void> {
  island.waking ??= bringAlive(island).catch((fault: unknown) => {
    delete island.waking
    // The starter then reloads the scripts, once.
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

// An island that the visitor touches is hydrated at once, and the press is repeated: no press is lost.
for (const sign of ['pointerdown', 'pointerover', 'focusin', 'keydown']) {
  addEventListener(
    sign,
    ({ target }) => {
      // The page that a link leads to takes priority.
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
    if (!island || isAlive(island) || !(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>(HELD)
    if (!pressed || !island.contains(pressed) || !isPlainClick(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The second click of a double one would undo the first.
    if (event.detail > 1) return
    // Hydration may have turned a link into a button at the same place.
    const all = () => [...island.querySelectorAll<HTMLElement>(HELD)]
    const at = all().indexOf(pressed)
    wake(island).then(
      () => requestAnimationFrame(() => all()[at]?.click()),
      // Without its script a link still works, and a form can still be sent.
      () => {
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
        else if (!pressed.matches('[type=button]')) pressed.closest('form')?.submit()
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

// The other islands wake by themselves, one per idle period.
const queue: Island[] = []
let isBusy = false
/** Stops waking islands once the page is being left: the next page needs the connection. */
let isLeaving = false
addEventListener('click', (event) => {
  const link =
    event.target instanceof Element &&
    event.target.closest('a[href^="/"]:not([target], [download])')
  if (link && !event.defaultPrevented && isPlainClick(event)) isLeaving = true
})
// A page from the back/forward cache goes on where it was left.
addEventListener('pageshow', () => {
  isLeaving = false
  enqueue([])
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

/** Wakes the page's islands, each by its rule. */
function attend(): void {
  const islands = [...document.querySelectorAll<Island>(ISLANDS)]
  const of = (rule: string) =>
    islands.filter(({ dataset }) => dataset['wake']?.split(' ').includes(rule))
  enqueue(of('idle'))
  void firstSign.then(() => {
    enqueue(of('sign'))
    // Islands have `display: contents`, so their children are observed.
    for (const { firstElementChild } of of('near'))
      if (firstElementChild) near.observe(firstElementChild)
  })
  const showKept = () => {
    if (isAnythingStored()) enqueue(of('kept'))
  }
  showKept()
  // Something was marked here, in another tab, or on a page that the visitor has come back from.
  for (const change of [STORED_CHANGED, 'storage', 'pageshow']) addEventListener(change, showKept)
}

/** After the largest contentful paint. */
const AFTER_LOAD_MS = 500
const begin = () => setTimeout(() => idle(attend), AFTER_LOAD_MS)
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })

// Wake what was touched before this script ran, and what the address asks for.
whenParsed(() => {
  for (const island of document.querySelectorAll<Island>(ISLANDS)) {
    if (isTouched(island)) quietly(island)
  }
  // A list to quote is in the fragment, which is never sent to the host.
  if (location.search === '' && !location.hash.includes('=')) return
  for (const island of document.querySelectorAll<Island>('[data-asked]')) quietly(island)
})
