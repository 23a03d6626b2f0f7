// Behaviour of links that scroll, step back, call, or open something over the page.
import { HOME_LABEL, SEARCH_FIELD_ID } from '#catalogue/paths.ts'
import { storedText, storedValue } from '#visitor/stored-value.ts'
import { isPlainClick } from './plain-click.ts'
import { stepsBack } from './steps-back.ts'
import { whenParsed } from './when-parsed.ts'

/**
 * Scrolls to an element and focuses it, like a fragment link, but smoothly and without a history entry. False if the page
 * has no such element, or shows it only as the fragment's target.
 */
function jumpTo(id: string, manner: 'smooth' | 'at-once'): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  unfold(target)
  if (!target.checkVisibility()) return false
  const isStill = manner === 'at-once' || matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/** Opens the folded sections around it, and those of the same place of a machine. */
function unfold(target: Element) {
  const fold = target.closest('details') ?? target.closest('tbody')?.querySelector('details')
  if (!fold) return
  const place = fold.dataset['place']
  const all = place === undefined ? [fold] : document.querySelectorAll('details[data-place]')
  for (const one of all)
    if (one instanceof HTMLDetailsElement && one.dataset['place'] === place) one.open = true
}

/** The page that this tab left last: its address, and its name in its own breadcrumbs. */
const lastPage = storedValue<readonly string[]>(
  'vengo-de',
  (stored) => (Array.isArray(stored) ? stored.map(String) : []),
  'sessionStorage',
)

/** "Volver" names the page that it steps back to, if that is the previous one. */
function nameBack(): void {
  const [href, name = ''] = lastPage.read()
  const parent = document.querySelector('[data-back] [data-parent]')
  if (parent && name !== '' && href === document.referrer) parent.textContent = ` a ${name}`
}

function keepName(): void {
  const name = document.querySelector('[aria-current="page"][data-here]')?.textContent
  lastPage.update(() => [location.href.replace(/#.*$/, ''), name?.trim() || HOME_LABEL])
}

/** The telephone of the branch called last, which is listed first from then on. */
const lastCalled = storedText('llamada')

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('tel:')) lastCalled.update(() => href)
  if (opensOver(link)) event.preventDefault()
  else if (href.startsWith('#')) {
    // "Explorar" (spec 2) scrolls smoothly; the skip link jumps at once.
    if (jumpTo(href.slice(1), 'skip' in link.dataset ? 'at-once' : 'smooth')) event.preventDefault()
  } else if ('back' in link.dataset) {
    const { canGoBack } = 'navigation' in window ? window.navigation : {}
    const { referrer } = document
    if (!stepsBack({ canGoBack, historyLength: history.length, referrer, origin })) return
    // Otherwise the link leads one level up.
    event.preventDefault()
    history.back()
  }
})

whenParsed(nameBack)
addEventListener('pagehide', keepName)

/** Opens the search or a dialog over the page instead of the page that the link leads to. */
function opensOver({ dataset }: HTMLElement): boolean {
  const dialog = document.getElementById(dataset['opens'] ?? '')
  if (dialog instanceof HTMLDialogElement) {
    const called = `[href="${CSS.escape(lastCalled.read())}"]`
    const last = dialog.querySelector(called)?.closest('li')
    if (last) last.parentElement?.prepend(last)
    dialog.showModal()
  }
  // On the search page, its own field is used, which has the results below it.
  const field =
    dataset['opensSearch'] === undefined
      ? null
      : (document.querySelector<HTMLElement>('[data-answers]') ??
        document.getElementById(SEARCH_FIELD_ID))
  // Synchronously: later, a telephone would not show its keyboard.
  field?.focus()
  return dialog !== null || field !== null
}
addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement && 'dialog' in target.dataset) target.close()
})
