import { copyTable, csvOf, saveCsv, type TextTable } from './table-text.ts'

/** Takes the tables of a part of the page along (page-tables.tsx), as they are read: in the visitor's units. */
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

/** Its rows, each of them whole: what a cell says for several rows stands in each. */
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

/** What a cell says, in one line; a sign that is heard in words is enough by itself. */
const textOf = ({ innerText }: HTMLElement) =>
  innerText.trim().replace(/\s+/g, ' ').replace('≈ aproximadamente', '≈')

customElements.define('copy-table', CopyTable)
