import { stampsOf } from '../../tools/dev/stamps.ts'
import { readWritten, reviewed, type ContentState, type Reviewed } from './content-state.ts'

/** The review waits until the preview shows the change, since both need the processor. */
const REVIEW_DELAY_MS = 1500
const UNREAD = {
  files: [],
  pictures: [],
  owed: [],
  choices: {},
  address: '',
  slug: '',
  problems: [],
  consequences: [],
  remarks: [],
  isReviewed: false,
  publishing: { lines: [], end: '', isBusy: false },
}
export type Numbered = { number: number; state: ContentState }

/**
 * The state of a content folder, read again after each change, whoever makes it. The content is available at once; the
 * results of the review, which takes longer, follow.
 */
export class WatchedState {
  readonly #folder: string
  #number = 0
  #state: ContentState = UNREAD
  /** The stamps of the files read last. */
  #seen = ''
  #soon: NodeJS.Timeout | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The state, if it is newer than the known one. */
  newerThan(number: number): Numbered | undefined {
    const stamps = stampsOf(this.#folder)
    if (stamps !== this.#seen) {
      this.show({ ...readWritten(this.#folder), isReviewed: false })
      this.#seen = stamps
      clearTimeout(this.#soon)
      this.#soon = setTimeout(() => void this.#review(), REVIEW_DELAY_MS)
    }
    return this.#number > number ? { number: this.#number, state: this.#state } : undefined
  }

  async #review() {
    const seen = this.#seen
    const review = await reviewed(this.#folder).catch(unreviewed)
    // It also fails if files are being moved; their change starts another.
    if (seen === stampsOf(this.#folder)) this.show({ ...review, isReviewed: true })
  }

  /** Adds news to the state that the page will ask for. */
  show(news: Partial<ContentState>): void {
    this.#number += 1
    this.#state = { ...this.#state, ...news }
  }

  /** The address where the site is published. */
  get address(): string {
    return this.#state.address
  }
}

/** The result of a review that failed: nothing is known but that. */
function unreviewed(fault: Error): Reviewed {
  const message = `no se pudo revisar el contenido: ${fault.message}`
  const problem = { file: 'content', line: 1, column: 1, field: '', message }
  return { problems: [problem], consequences: [], remarks: [] }
}
