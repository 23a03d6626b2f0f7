import { Worker } from 'node:worker_threads'
import { stampsOf } from '../../tools/dev/stamps.ts'
import type { ContentState, Reviewed, Written } from './content-state.ts'

/** How soon a change by a text editor is seen. */
const LOOK_INTERVAL_MS = 400
/** The site beside shows a change first: the review would take its processor. */
const REVIEW_DELAY_MS = 1500
const UNREVIEWED: Reviewed = { problems: [], consequences: [], remarks: [] }
export type Numbered = { number: number; state: ContentState }

/**
 * The state of a content folder, read anew after each change, whoever makes it. What is written is told at once; what
 * the review says of it, which takes longer, follows. Both are done in threads of their own.
 */
export class WatchedState {
  readonly #folder: string
  readonly #reader = started('read')
  readonly #reviewer = started('review')
  readonly #timer: NodeJS.Timeout
  #current: Numbered | undefined
  /** The stamps of what was read last, and of what is being reviewed. */
  #seen = ''
  #underReview: string | undefined

  constructor(folder: string) {
    this.#folder = folder
    this.#reader.on('message', (written: Written | undefined) => {
      if (!written) return
      this.#tell({ ...UNREVIEWED, ...this.state, ...written, isReviewed: false })
      this.#review()
    })
    this.#reviewer.on('message', (review: Reviewed | undefined) => {
      const isReviewed = this.#underReview === this.#seen
      this.#underReview = undefined
      if (this.state && review) this.#tell({ ...this.state, ...review, isReviewed })
      if (!isReviewed) this.#review()
    })
    this.#timer = setInterval(() => this.look(), LOOK_INTERVAL_MS)
    this.look()
  }

  /** Reads anew if anything has changed. */
  look(): void {
    const stamps = stampsOf(this.#folder)
    if (stamps === this.#seen) return
    this.#seen = stamps
    this.#reader.postMessage(this.#folder)
  }

  #review() {
    if (this.#underReview !== undefined) return
    this.#underReview = this.#seen
    setTimeout(() => {
      this.#underReview = this.#seen
      this.#reviewer.postMessage(this.#folder)
    }, REVIEW_DELAY_MS)
  }

  #tell(state: ContentState) {
    this.#current = { number: (this.#current?.number ?? 0) + 1, state }
  }

  /** The state, if it is newer than one that is known. */
  newerThan(number: number): Numbered | undefined {
    return this.#current && this.#current.number > number ? this.#current : undefined
  }

  get state(): ContentState | undefined {
    return this.#current?.state
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#reader.terminate(), this.#reviewer.terminate()])
  }
}

function started(work: 'read' | 'review'): Worker {
  return new Worker(new URL('state-worker.ts', import.meta.url), { workerData: work })
}
