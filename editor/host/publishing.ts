import { Refusal } from '../content/content-store.ts'
import type { Tell } from '../publish/publish.ts'
import type { Publishing } from './content-state.ts'

/** The step that a progress line belongs to. */
const stepOf = (line: string) => /^\d+ de \d+ · \D*/.exec(line)?.[0] ?? line

/**
 * Runs one publication at a time and shows its progress: each line replaces the previous one of the same step.
 *
 * @throws Refusal if another one is running
 */
export function createPublishing(show: (state: Publishing) => void) {
  let isBusy = false
  return (work: (tell: Tell) => Promise<void>): void => {
    if (isBusy) throw new Refusal('Ya se está publicando.')
    isBusy = true
    let lines: readonly string[] = []
    const tell = (line: string) => {
      lines = [...lines.filter((one) => stepOf(one) !== stepOf(line)), line]
      show({ lines, end: '', isBusy })
    }
    const finish = (end: string) => {
      isBusy = false
      show({ lines, end, isBusy })
    }
    show({ lines, end: '', isBusy })
    // An async function: wrong settings, which throw before the first step, end the publication too.
    const run = async () => work(tell)
    run().then(
      () => finish('Listo.'),
      (fault: Error) => finish(fault.message),
    )
  }
}
