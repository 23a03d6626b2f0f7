import { stampsOf } from '../../tools/dev/stamps.ts'
import { readWritten, reviewed, type ContentState } from './content-state.ts'

/** The site beside shows a change first: the review would take its processor. */
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
 * The state of a content folder, read anew after each change, whoever makes it. What is written is told at once; what
 * the review says of it, which takes longer, follows.
 */
export class WatchedState {
  readonly #folder: string
  #number = 0
  #state: ContentState = UNREAD
  /** The stamps of what was read last. */
  #seen = ''
  #soon: NodeJS.Timeout | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The state, if it is newer than one that is known. */
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
    // What is being moved just now cannot be read: the change that follows is looked at anyway.
    const review = await reviewed(this.#folder).catch(() => undefined)
    if (seen === this.#seen && review) this.show({ ...review, isReviewed: true })
  }

  /** Tells the page what is new. */
  show(news: Partial<ContentState>): void {
    this.#number += 1
    this.#state = { ...this.#state, ...news }
  }

  /** Where the site is published. */
  get address(): string {
    return this.#state.address
  }
}
