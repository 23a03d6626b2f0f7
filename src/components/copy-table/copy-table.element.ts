import { copyTable, csvOf, saveCsv, type TextTable } from './table-text.ts'

/** Copies or saves the tables of a part of the page (page-tables.tsx) as displayed, in the visitor's units. */
class CopyTable extends HTMLElement {
  #stop: AbortController | undefined

  connectedCallback() {
    this.#stop = new AbortController()
    this.addEventListener('click', this.#take, { signal: this.#stop.signal })
  }

  disconnectedCallback() {
    this.#stop?.abort()
  }

  #take = ({ target }: Event) => {
    const act = target instanceof Element && target.closest('button')?.dataset['act']
    if (act === 'save') saveCsv(csvOf(this.#table()), this.dataset['file'] ?? '')
    if (act === 'copy') void copyTable(this.#table())
  }

  #table(): TextTable {
    const { of = '', source = '', link = '' } = this.dataset
    const tables = document.getElementById(of)?.querySelectorAll('table') ?? []
    return [
      ...[...tables].flatMap(rowsOf),
      ['Fuente', `${source}, ${new URL(link, location.origin).href}`],
    ]
  }
}

/** A table's rows as texts; a cell that spans several rows is repeated in each. */
function rowsOf({ rows }: HTMLTableElement): string[][] {
  const carried: { text: string; left: number }[] = []
  return [...rows].map((row) => {
    const cells = [...row.cells]
    const texts: string[] = []
    for (let at = 0; cells.length > 0 || (carried[at]?.left ?? 0) > 0; at += 1) {
      const above = carried[at]
      if (above && above.left > 0) {
        above.left -= 1
        texts.push(above.text)
        continue
      }
      const cell = cells.shift()
      const text = cell ? textOf(cell) : ''
      if (cell && cell.rowSpan > 1) carried[at] = { text, left: cell.rowSpan - 1 }
      texts.push(text)
    }
    return texts
  })
}

/** A cell's text on one line; "≈" stands without its screen-reader text. */
const textOf = ({ innerText }: HTMLElement) =>
  innerText.trim().replace(/\s+/g, ' ').replace('≈ aproximadamente', '≈')

customElements.define('copy-table', CopyTable)
