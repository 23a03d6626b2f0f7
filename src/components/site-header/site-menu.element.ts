import { isPlainClick } from '#islands/plain-click.ts'
import { leadToSearch } from './search-keys.ts'

/** From this width on the menu stands in the header. */
const WIDE_SCREEN = '(min-width: 56rem)'
/** A pointer that only passes over an item opens nothing. */
const ENTER_DELAY_MS = 120
/** Lets the pointer cut a corner on its way from the item to its panel (WCAG 1.4.13). */
const LEAVE_DELAY_MS = 200

/**
 * Adds to the menu what native submenus (`<details>`) and popovers lack. Submenus close on Escape, a press elsewhere, a
 * link, or when the focus leaves; Soluciones also opens on hover (spec 4), and a press then keeps it open. While
 * the menu fills a narrow screen, the page behind it is inert. Also handles the search keys.
 */
class SiteMenu extends HTMLElement {
  #stop = new AbortController()
  #hoverTimer: ReturnType<typeof setTimeout> | undefined
  /** The submenu opened by hovering, which closes when the pointer leaves. */
  #hovered: HTMLDetailsElement | undefined

  connectedCallback() {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const wide = matchMedia(WIDE_SCREEN)
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.#menu.addEventListener('beforetoggle', ({ newState }) => this.#fill(newState === 'open'), {
      signal,
    })
    wide.addEventListener('change', () => wide.matches && this.#leaveScreen(), { signal })
    document.addEventListener('keydown', (event) => this.#leaveByKey(event), { signal })
    document.addEventListener('keydown', leadToSearch, { signal })
    document.addEventListener('pointerdown', ({ target }) => this.#leaveFor(target, this), {
      signal,
    })
    document.addEventListener(
      'focusin',
      ({ target }) =>
        this.#open !== this.#hovered && this.#leaveFor(target, this.#open?.parentElement),
      { signal },
    )
    for (const item of this.querySelectorAll<HTMLElement>('[data-hover]')) {
      const details = item.querySelector('details')
      if (!details) continue
      item.addEventListener('pointerenter', (event) => this.#enter(event, details), { signal })
      item.addEventListener('pointerleave', () => this.#leave(details), { signal })
      // CSS alone has shown it until now.
      if (item.matches(':hover') && wide.matches) this.#openByHover(details)
    }
    if (this.#fillsScreen) this.#fill(true)
  }

  disconnectedCallback() {
    this.#stop.abort()
    clearTimeout(this.#hoverTimer)
    this.#shutPage(false)
  }

  get #menu(): HTMLElement {
    const menu = this.querySelector<HTMLElement>('[popover]')
    if (!menu) throw new Error('There is no menu to bring alive.')
    return menu
  }

  get #fillsScreen(): boolean {
    return this.#menu.matches(':popover-open')
  }

  get #open(): HTMLDetailsElement | undefined {
    return [...this.querySelectorAll<HTMLDetailsElement>('details[name="menu-principal"]')].find(
      ({ open }) => open,
    )
  }

  #close() {
    clearTimeout(this.#hoverTimer)
    this.#hovered = undefined
    this.#open?.removeAttribute('open')
  }

  #press(event: MouseEvent) {
    const { target } = event
    if (!(target instanceof Element)) return
    // A press on a submenu opened by hover would close it and look broken: it stays open.
    const pressed = target.closest('summary')?.parentElement
    if (pressed === this.#hovered && this.#hovered?.open) event.preventDefault()
    if (pressed) this.#hovered = undefined
    clearTimeout(this.#hoverTimer)
    // A link may lead to a place on this page, so the menu must close.
    if (!target.closest('a') || !isPlainClick(event)) return
    this.#close()
    this.#leaveScreen()
  }

  #leaveByKey(event: KeyboardEvent) {
    const open = this.#open
    // The full-screen menu closes as a whole, natively.
    if (event.key !== 'Escape' || !open || this.#fillsScreen) return
    event.preventDefault()
    if (open.parentElement?.contains(document.activeElement)) open.querySelector('summary')?.focus()
    this.#close()
  }

  /** Closes the open submenu once something outside `place` is used. */
  #leaveFor(target: EventTarget | null, place: Element | null | undefined) {
    if (!this.#fillsScreen && target instanceof Node && place && !place.contains(target))
      this.#close()
  }

  #enter({ pointerType }: PointerEvent, details: HTMLDetailsElement) {
    clearTimeout(this.#hoverTimer)
    if (pointerType === 'touch' || !matchMedia(WIDE_SCREEN).matches) return
    this.#hoverTimer = setTimeout(() => this.#openByHover(details), ENTER_DELAY_MS)
  }

  /** Does nothing while a submenu that the visitor pressed is open. */
  #openByHover(details: HTMLDetailsElement) {
    if (this.#open) return
    details.open = true
    this.#hovered = details
  }

  #leave(details: HTMLDetailsElement) {
    clearTimeout(this.#hoverTimer)
    if (details !== this.#hovered) return
    this.#hoverTimer = setTimeout(() => this.#close(), LEAVE_DELAY_MS)
  }

  #leaveScreen() {
    if (this.#fillsScreen) this.#menu.hidePopover()
  }

  /** Runs before the menu opens or closes, since closing may move the focus into the page. */
  #fill(isOpening: boolean) {
    this.#shutPage(isOpening)
    if (!isOpening) this.#close()
    else if (!this.#open) this.querySelector('[data-first] > details')?.setAttribute('open', '')
  }

  #shutPage(isShut: boolean) {
    const header = this.closest('header')
    for (const other of header?.parentElement?.children ?? [])
      if (other !== header) other.toggleAttribute('inert', isShut)
  }
}

customElements.define('site-menu', SiteMenu)
