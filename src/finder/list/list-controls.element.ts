import { countWith, filtersOf, passes, withFilters } from '#components/product-list/filter-state.ts'
import { counted } from '#catalogue/labels.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import type { UnitSystem } from '#figures/units.ts'
import { announce } from '#components/announcer/announce.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { unitMark, unitSystemOf } from '#visitor/unit-system.ts'
import type { JudgedRows } from './judge-rows.ts'

const UNJUDGED = 'No pudimos comparar tu cifra. Escríbela de nuevo cuando tengas señal.'

type Row = { element: HTMLElement; filters: readonly string[] }

/**
 * Controls a list (components/product-list): its filters hide rows, and figures typed into the column heads judge them.
 * Both are kept in the address; input from before the script ran takes precedence over it.
 */
class ListControls extends HTMLElement {
  #stop = new AbortController()
  #judged: JudgedRows | undefined
  #question = 0
  #leaveUnits = () => {}

  connectedCallback() {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    if ([...this.#boxes, ...this.#fields].some(isTouched)) this.#write()
    else this.#read()
    this.addEventListener(
      'change',
      ({ target }) => {
        if (this.#boxes.includes(target as never)) this.#choose()
        else if (target === this.#opener) this.#unfold()
      },
      { signal },
    )
    this.addEventListener(
      'input',
      ({ target }) => this.#fields.includes(target as never) && this.#write(),
      { signal },
    )
    this.querySelector('[data-all]')?.addEventListener('click', () => this.#clear(), { signal })
    addEventListener('popstate', () => this.#read(), { signal })
    let system = this.#system
    this.#leaveUnits = unitMark.subscribe(() => {
      if (system === this.#system) return
      system = this.#system
      this.#read()
      void convertQuestions(system)
    })
  }

  disconnectedCallback() {
    this.#stop.abort()
    this.#leaveUnits()
  }

  #unfolded = 0

  get #boxes() {
    return [...this.querySelectorAll<HTMLInputElement>('input[data-filter]')]
  }

  get #fields() {
    return [...this.querySelectorAll<HTMLInputElement>('input[data-facet]')]
  }

  get #opener() {
    return this.querySelector<HTMLInputElement>('input[data-shows]')
  }

  get #filters(): { id: string; isKind?: true }[] {
    return this.#boxes.map(({ value, dataset }) => ({
      id: value,
      ...(dataset['kind'] && { isKind: true }),
    }))
  }

  get #rows(): Row[] {
    return [...this.querySelectorAll<HTMLElement>('tbody tr[id]')].map((element) => ({
      element,
      filters: element.dataset['filters']?.split(' ') ?? [],
    }))
  }

  get #chosen(): ReadonlySet<string> {
    return new Set(this.#boxes.filter(({ checked }) => checked).map(({ value }) => value))
  }

  get #system() {
    return unitSystemOf(unitMark.read())
  }

  /** Sets the controls from the address. */
  #read() {
    const chosen = filtersOf(location.search, this.#filters)
    for (const box of this.#boxes) box.checked = chosen.has(box.value)
    const query = new URLSearchParams(location.search)
    const isAsked = this.#fields.some(({ dataset }) =>
      query.has(FACETS[dataset['facet'] as Facet].parameter),
    )
    if (this.#opener) this.#opener.checked ||= isAsked || chosen.size > 0
    // Rows that were judged lose their marks, too, where nothing is asked any more.
    if (isAsked || this.#question > 0)
      void this.#judge((judged) => judged.read(query, this.#fields, this.#system))
    this.#show()
  }

  /** Writes the controls' state into the address. */
  #write() {
    const query = withFilters(location.search, this.#chosen, this.#filters)
    replaceAddressQuery(query)
    void this.#judge((judged) => {
      replaceAddressQuery(
        judged.write(new URLSearchParams(location.search), this.#fields, this.#system),
      )
    })
    this.#show()
  }

  /** What unfolds stands above the button that shows it: the page moves by as much, so that the button stays. */
  #unfold() {
    const filters = this.querySelector<HTMLElement>('#filtros')
    const height = filters?.offsetHeight ?? 0
    scrollBy(0, height || -this.#unfolded)
    this.#unfolded = height
    filters?.scrollIntoView({ block: 'nearest' })
  }

  #choose() {
    replaceAddressQuery(withFilters(location.search, this.#chosen, this.#filters))
    this.#show()
    announce(this.#countWords.join(''))
  }

  #clear() {
    for (const box of this.#boxes) box.checked = false
    this.#choose()
  }

  /** The judging code is loaded on first use; only the latest question is answered. */
  async #judge(then: (judged: JudgedRows) => void) {
    const question = ++this.#question
    try {
      const { judgeRows } = await import('./judge-rows.ts')
      this.#judged ??= await judgeRows(this)
    } catch {
      this.#tell(UNJUDGED)
      announce(UNJUDGED)
      return
    }
    if (question !== this.#question) return
    then(this.#judged)
    this.#judged.mark(this.#fields, this.#system)
    this.#show()
  }

  #show() {
    const [rows, chosen, filters] = [this.#rows, this.#chosen, this.#filters]
    for (const { element, filters: own } of rows)
      element.hidden = !passes({ filters: own }, chosen, filters)
    const number = this.#opener?.parentElement?.querySelector('b')
    if (number) number.textContent = String(chosen.size || '')
    for (const [index, box] of this.#boxes.entries()) {
      const filter = filters[index]
      const count = filter ? countWith(filter, rows, chosen, filters) : 0
      box.disabled = count === 0 && !box.checked
      const counter = box.parentElement?.querySelector('b')
      if (counter) counter.textContent = String(count)
    }
    for (const group of this.querySelectorAll<HTMLElement>('tbody')) {
      const shown = [...group.querySelectorAll<HTMLElement>('tr[id]')].filter(
        ({ hidden }) => !hidden,
      )
      group.hidden = shown.length === 0
      const counter = group.querySelector('h2 > span')
      const found = this.#judged?.count(shown.map(({ id }) => id))
      const whole = String(shown.length)
      if (counter)
        counter.textContent = found
          ? `${found.complying}${found.also && `${found.also},`} de ${whole}`
          : whole
    }
    this.#tell(...this.#countWords)
    this.#hint(rows.filter(({ element }) => !element.hidden).map(({ element }) => element.id))
    const empty = this.querySelector<HTMLElement>('[data-empty]')
    if (empty) empty.hidden = rows.some(({ element }) => !element.hidden)
  }

  /** What stands in the middle is left to the headings of the groups where there is no room. */
  #tell(first: string, also = '', last = '') {
    const middle = document.createElement('span')
    middle.textContent = also
    this.querySelector('[data-count]')?.replaceChildren(first, middle, last)
  }

  /** Written only if it differs: rewriting the same text would be announced again. */
  #hint(shown: readonly string[]) {
    const place = this.querySelector<HTMLElement>('[data-hint]')
    const { text = '', link } = this.#judged?.hint(shown) ?? {}
    if (place?.firstChild?.textContent !== text) {
      const words = link
        ? [' ', Object.assign(document.createElement('a'), { textContent: link.text })]
        : []
      place?.replaceChildren(text, ...words)
    }
    if (link) place?.querySelector('a')?.setAttribute('href', link.href)
  }

  get #countWords(): [string, string?, string?] {
    const rows = this.#rows
    const shown = rows.filter(({ element }) => !element.hidden)
    const found = this.#judged?.count(shown.map(({ element }) => element.id))
    if (found)
      return [counted(found.complying, 'cumple', 'cumplen'), found.also, `, de ${shown.length}`]
    if (shown.length === rows.length) return [counted(rows.length, 'producto')]
    return [`${shown.length} de ${rows.length} productos`]
  }
}

/** Converts the figures typed beside the list when the units are switched. */
async function convertQuestions(system: UnitSystem) {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input[data-question]')].filter(
    isTouched,
  )
  if (typed.length === 0) return
  const { converted } = await import('./converted-figure.ts')
  for (const field of typed)
    field.value = converted(field.value, field.dataset['question'] as Facet, system)
}

function isTouched(input: HTMLInputElement): boolean {
  return input.type === 'checkbox' ? input.checked : input.value.trim() !== ''
}

customElements.define('list-controls', ListControls)
