import { Worker } from 'node:worker_threads'
import { stampsOf } from '../../tools/dev/stamps.ts'
import type { ContentState } from './content-state.ts'

/** How soon a change by a text editor is seen. */
const LOOK_INTERVAL_MS = 700
/** An answer that waits for news comes at the latest after this. */
const WAIT_MS = 25_000

export type Numbered = { number: number; state: ContentState }

/** The state of a content folder, read anew after each change, whoever makes it. */
export class WatchedState {
  readonly #folder: string
  readonly #worker = new Worker(new URL('state-worker.ts', import.meta.url))
  readonly #timer: NodeJS.Timeout
  #current: Numbered | undefined
  #waiting = new Set<() => void>()
  #seen = ''
  #isBusy = false

  constructor(folder: string) {
    this.#folder = folder
    this.#worker.on('message', ({ state, fault }: { state?: ContentState; fault?: string }) => {
      this.#isBusy = false
      if (fault !== undefined) console.error(fault)
      if (state) this.#current = { number: (this.#current?.number ?? 0) + 1, state }
      for (const resume of this.#waiting) resume()
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
    this.#worker.postMessage(this.#folder)
  }

  /** The state once it is newer than one that is known. */
  async after(number: number): Promise<Numbered | undefined> {
    if (this.#current && this.#current.number > number) return this.#current
    await new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer)
        this.#waiting.delete(resume)
        resolve()
      }
      const timer = setTimeout(resume, WAIT_MS)
      this.#waiting.add(resume)
    })
    return this.#current
  }

  get files(): readonly string[] {
    return this.#current?.state.files.map(({ name }) => name) ?? []
  }

  /** The ids of all products. */
  get products(): ReadonlySet<string> {
    const files = this.#current?.state.files ?? []
    return new Set(files.flatMap(({ products }) => products.map(({ id }) => id)))
  }

  get state(): ContentState | undefined {
    return this.#current?.state
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#worker.terminate()
  }
}
