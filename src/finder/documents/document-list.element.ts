import { announce } from '#components/announcer/announce.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import {
  dayOf,
  dayText,
  documentQueryText,
  isAsked,
  readDocumentQuery,
  type DocumentQuery,
} from './document-query.ts'

/** Hides the rows of document-list.tsx that the fields above them exclude. */
class DocumentList extends HTMLElement {
  #controller = new AbortController()

  connectedCallback() {
    this.#controller = new AbortController()
    const options = { signal: this.#controller.signal }
    this.addEventListener('input', () => this.#ask(this.#written()), options)
    this.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[data-all]')) return
        this.#write({ words: '', groups: new Set(), since: '' })
        this.#ask(this.#written())
      },
      options,
    )
    addEventListener('popstate', () => this.#follow(), options)
    // Text typed before the script ran takes precedence over the address.
    const written = this.#written()
    if (documentQueryText(written) === '') this.#follow()
    else this.#ask(written)
  }

  disconnectedCallback() {
    this.#controller.abort()
  }

  #follow() {
    const ids = this.#groups.map(({ id }) => id)
    const query = readDocumentQuery(location.search, ids)
    this.#write(query)
    this.#show(query)
  }

  #ask(query: DocumentQuery) {
    replaceAddressQuery(documentQueryText(query))
    announce(this.#show(query))
    // A family may be chosen while scrolled down: go back to the top of the filtered list.
    const count = this.querySelector('[data-count]')
    if (count && count.getBoundingClientRect().top < 0) count.scrollIntoView()
  }

  get #groups() {
    return [...this.querySelectorAll<HTMLElement>('section')]
  }

  get #chips() {
    return [...this.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  }

  #field(name: string) {
    return this.querySelector<HTMLInputElement>(`[name=${name}]`)
  }

  /** The fields as a query; an incomplete day filters nothing and is reported once it is long enough. */
  #written(): DocumentQuery {
    const field = this.#field('desde')
    const written = field?.value.trim() ?? ''
    const since = dayOf(written) ?? ''
    field?.setAttribute('aria-invalid', String(since === '' && written.length >= 8))
    return {
      words: this.#field('q')?.value ?? '',
      groups: new Set(this.#chips.flatMap(({ checked, value }) => (checked ? value : []))),
      since,
    }
  }

  #write({ words, groups, since }: DocumentQuery) {
    const [text, day] = [this.#field('q'), this.#field('desde')]
    if (text) text.value = words
    if (day) day.value = dayText(since)
    if (since !== '') day?.closest('details')?.toggleAttribute('open', true)
    for (const chip of this.#chips) chip.checked = groups.has(chip.value)
  }

  /** Shows the matching rows and returns their count in words. */
  #show(query: DocumentQuery): string {
    const everyGroup = { ...query, groups: new Set<string>() }
    let [shown, total] = [0, 0]
    this.toggleAttribute('data-filtered', documentQueryText(query) !== '')
    for (const group of this.#groups) {
      const heading = group.querySelector('h2 > a')?.firstChild?.textContent ?? ''
      const rows = [...group.querySelectorAll('li')].map((row) => ({
        row,
        listed: {
          text: `${heading} ${row.textContent}`,
          group: group.id,
          revised: row.dataset['revised'] ?? '',
        },
      }))
      for (const { row, listed } of rows) row.hidden = !isAsked(listed, query)
      const asked = rows.filter(({ row }) => !row.hidden).length
      group.hidden = asked === 0
      const inGroup = group.querySelector('h2 span')
      if (inGroup) inGroup.textContent = partOf(asked, rows.length)
      shown += asked
      total += rows.length
      const chip = this.#chips.find(({ value }) => value === group.id)
      const left = rows.filter(({ listed }) => isAsked(listed, everyGroup)).length
      if (chip) chip.disabled = left === 0 && !chip.checked
      const count = chip?.parentElement?.querySelector('b')
      if (count) count.textContent = String(left)
    }
    const text = `${partOf(shown, total)} documentos`
    const place = this.querySelector('[data-count]')
    if (place) place.textContent = text
    this.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0)
    return text
  }
}

function partOf(shown: number, total: number): string {
  return shown < total ? `${shown} de ${total}` : `${total}`
}

customElements.define('document-list', DocumentList)
