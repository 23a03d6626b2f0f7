/** Shows how far the work is: one line a step, in Spanish. */
export type Progress = {
  /** Begins a step with this many parts; without a number, with one. */
  step: (name: string, total?: number) => Step
}
type Step = { done: () => void; end: () => void }

const seconds = (since: number) =>
  ((performance.now() - since) / 1000).toLocaleString('es-CL', { maximumFractionDigits: 1 })

/**
 * On a terminal, and for the editor's page (LIVE_PROGRESS), the line of a step is updated as it counts; elsewhere it
 * is written once, at the end of the step.
 */
export function progressOn(out: NodeJS.WriteStream, steps: number): Progress {
  const isLive = out.isTTY || process.env['LIVE_PROGRESS'] !== undefined
  let at = 0
  return {
    step: (name, total) => {
      at += 1
      const number = at
      const since = performance.now()
      let count = 0
      const line = () => {
        const parts = total === undefined ? '' : ` ${count}/${total}`
        return `${number} de ${steps} · ${name}${parts} · ${seconds(since)} s`
      }
      const show = () => isLive && out.write(`\r${line()}`)
      show()
      return {
        done: () => {
          count += 1
          show()
        },
        end: () => void out.write(isLive ? `\r${line()}\n` : `${line()}\n`),
      }
    },
  }
}
