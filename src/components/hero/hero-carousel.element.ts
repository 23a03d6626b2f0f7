import {
  firstState,
  type HeroCarouselEvent,
  isPlaying,
  nextState,
  scheduleAdvance,
  swipeEvent,
} from './hero-carousel-state.ts'

/**
 * Connects the carousel's state (hero-carousel-state.ts) to the markup of hero-carousel.tsx and to the browser: timer,
 * pointer, focus, visibility of the tab, reduced motion.
 */
class HeroCarousel extends HTMLElement {
  #state = firstState(0)
  #controller = new AbortController()
  #stopClock = () => {}
  #running: number | undefined
  #touchStart = { x: 0, y: 0 }

  connectedCallback() {
    this.#controller = new AbortController()
    this.#state = firstState(this.#slides.length)
    this.#listen(this.#controller.signal)
    this.#all('[data-controls]').forEach((controls) => controls.toggleAttribute('data-live', true))
    this.#show()
  }

  disconnectedCallback() {
    this.#controller.abort()
    this.#stopClock()
    this.#running = undefined
  }

  #all(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)]
  }

  get #slides() {
    return this.#all('[data-slide]')
  }

  #listen(signal: AbortSignal) {
    const options = { signal }
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const followMotion = () => reduced.matches && this.#dispatch({ type: 'stop' })
    const followTab = () =>
      this.#dispatch({ type: document.hidden ? 'hold' : 'release', by: 'hidden' })
    reduced.addEventListener('change', followMotion, options)
    document.addEventListener('visibilitychange', followTab, options)
    this.#state = nextState(this.#state, {
      type: document.hidden ? 'hold' : 'release',
      by: 'hidden',
    })
    if (reduced.matches) this.#state = nextState(this.#state, { type: 'stop' })
    // The pointer may already be over it.
    if (this.matches(':hover') && matchMedia('(hover: hover)').matches)
      this.#state = nextState(this.#state, { type: 'hold', by: 'pointer' })
    if (this.#holdsFocus(document.activeElement))
      this.#state = nextState(this.#state, { type: 'hold', by: 'focus' })

    // The element itself has no box; its content has.
    const box = this.firstElementChild ?? this
    box.addEventListener(
      'pointerenter',
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return
        this.#dispatch({ type: 'hold', by: 'pointer' })
      },
      options,
    )
    box.addEventListener(
      'pointerleave',
      () => this.#dispatch({ type: 'release', by: 'pointer' }),
      options,
    )
    document.addEventListener(
      'focusin',
      ({ target }) => this.#holdsFocus(target) && this.#dispatch({ type: 'hold', by: 'focus' }),
      options,
    )
    document.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!this.#holdsFocus(relatedTarget)) this.#dispatch({ type: 'release', by: 'focus' })
      },
      options,
    )
    this.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        this.#touchStart = { x: clientX, y: clientY }
      },
      options,
    )
    this.addEventListener(
      'pointerup',
      ({ target, clientX, clientY, pointerType }) => {
        const isOnSlides = target instanceof Element && target.closest('[data-slides]')
        const event = swipeEvent(clientX - this.#touchStart.x, clientY - this.#touchStart.y)
        if (event && isOnSlides && pointerType === 'touch') this.#dispatch(event)
      },
      options,
    )
    this.addEventListener('click', ({ target }) => this.#press(target), options)
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && this.#state.openPlace !== undefined) this.#closePlace()
      },
      options,
    )
  }

  /** Whether the focus pauses it: keyboard focus inside, or typing anywhere on the page. */
  #holdsFocus(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false
    return this.contains(target) ? target.matches(':focus-visible') : target.matches('input')
  }

  #press(target: EventTarget | null) {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null
    const { do: action, to = '' } = pressed?.dataset ?? {}
    const { isStopped, openPlace } = this.#state
    if (action === 'previous' || action === 'next') this.#dispatch({ type: action })
    else if (action === 'go') this.#dispatch({ type: 'go', to: Number(to) })
    else if (action === 'pause') this.#dispatch({ type: isStopped ? 'resume' : 'stop' })
    else if (action === 'place')
      this.#dispatch({ type: 'place', id: openPlace === to ? undefined : to })
    else if (action === 'close') this.#closePlace()
  }

  #closePlace() {
    this.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    this.#dispatch({ type: 'place', id: undefined })
  }

  #dispatch(event: HeroCarouselEvent) {
    this.#state = nextState(this.#state, event)
    this.#show()
  }

  #show() {
    const { active, wanted, isStopped, openPlace } = this.#state
    const isRunning = isPlaying(this.#state)
    this.#slides.forEach((slide, index, [first]) => {
      slide.toggleAttribute('data-active', index === active)
      if (wanted.includes(index)) fetchPicture(slide, first)
    })
    this.#all('[data-slides]').forEach((slides) => {
      slides.ariaLive = isRunning ? 'off' : 'polite'
    })
    this.#all('[data-do=go]').forEach((dot, index) => {
      dot.ariaCurrent = index === active ? 'true' : null
      dot.toggleAttribute('data-running', index === active && isRunning)
    })
    this.#all('[data-caption]').forEach((caption, index) =>
      caption.toggleAttribute('data-active', index === active),
    )
    this.#all('[data-do=pause]').forEach((pause) =>
      pause.toggleAttribute('data-stopped', isStopped),
    )
    this.#all('[data-place]').forEach((place, index) => {
      const isOpen = place.dataset['place'] === openPlace
      place
        .querySelectorAll('[aria-expanded]')
        .forEach((spot) => (spot.ariaExpanded = String(isOpen)))
      for (const part of place.querySelectorAll('[data-opens]'))
        part.toggleAttribute('data-open', isOpen)
      place
        .querySelector('[data-panel]')
        ?.toggleAttribute('data-shown', isOpen || (openPlace === undefined && index === 0))
    })
    this.#followClock(isRunning ? active : undefined)
  }

  /** Restarts the three seconds for each slide and after every pause. */
  #followClock(running: number | undefined) {
    if (running === this.#running) return
    this.#running = running
    this.#stopClock()
    this.#stopClock =
      running === undefined ? () => {} : scheduleAdvance(running, (event) => this.#dispatch(event))
  }
}

/** Fetches a slide's picture at its turn, with the markup of the first one. */
function fetchPicture(slide: HTMLElement, first: Element | undefined): void {
  const { slide: picture = '' } = slide.dataset
  const like = first?.querySelector('picture')
  if (picture === '' || !like) return
  slide.dataset['slide'] = ''
  const { src, narrowSrc, alt } = JSON.parse(picture) as Record<'src' | 'narrowSrc' | 'alt', string>
  const copy = like.cloneNode(true) as HTMLPictureElement
  copy.querySelector('source')?.setAttribute('srcset', narrowSrc)
  const image = copy.querySelector('img')
  if (image) Object.assign(image, { fetchPriority: 'low', alt, src })
  slide.prepend(copy)
}

customElements.define('hero-carousel', HeroCarousel)
