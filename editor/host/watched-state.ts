import { Worker } from 'node:worker_threads'
import { stampsOf } from '../../tools/dev/stamps.ts'
import type { ContentState } from './content-state.ts'

/** How soon a change by a text editor is seen. */
const LOOK_INTERVAL_MS = 500
export type Numbered = { number: number; state: ContentState }

/** The state of a content folder, read anew after each change, whoever makes it. */
export class WatchedState {
  readonly #folder: string
  readonly #worker = new Worker(new URL('state-worker.ts', import.meta.url))
  readonly #timer: NodeJS.Timeout
  #number = 0
  #state: ContentState | undefined
  #seen = ''
  #isBusy = false

  constructor(folder: string) {
    this.#folder = folder
    this.#worker.on('message', ({ state, fault, isLast }: Told) => {
      if (fault !== undefined) console.error(fault)
      if (state) [this.#state, this.#number] = [state, this.#number + 1]
      if (isLast) this.#isBusy = false
    })
    this.#timer = setInterval(() => this.look(), LOOK_INTERVAL_MS)
    this.look()
  }

  /** Reads anew if anything has changed. */
  look(): void {
    const stamps = stampsOf(this.#folder)
    if (this.#isBusy || stamps === this.#seen) return
    this.#seen = stamps
    this.#isBusy = true
    this.#worker.postMessage({ folder: this.#folder, before: this.#state })
  }

  /** The state, if it is newer than one that is known. */
  newerThan(number: number): Numbered | undefined {
    return this.#state && this.#number > number
      ? { number: this.#number, state: this.#state }
      : undefined
  }

  get state(): ContentState | undefined {
    return this.#state
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#worker.terminate()
  }
}

/** What the worker says: the content as it is written at once, and again with what the review says of it. */
type Told = { state?: ContentState; fault?: string; isLast: boolean }
