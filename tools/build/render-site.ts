import { cpSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Progress } from './progress.ts'
import type { RenderJob, RenderTask } from './render-worker.ts'

/** As many as the machines that build have cores. */
const THREADS = 2

/** What is to be written, in rounds: each waits for the one before, and is told when it begins. */
export type Round = { name: string; tasks: () => readonly RenderTask[] }

/** Writes pages and files in two threads, after what the bundle holds for the browser. Throws at the first that fails. */
export async function renderSite(
  job: RenderJob,
  rounds: readonly Round[],
  progress: Progress,
): Promise<void> {
  cpSync(path.join(job.bundle, 'browser'), job.clientDir, {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}.vite`),
  })
  const workers = Array.from(
    { length: THREADS },
    () => new Worker(new URL('render-worker.ts', import.meta.url), { workerData: job }),
  )
  try {
    await Promise.all(workers.map(answer))
    for (const { name, tasks } of rounds) {
      const told = tasks()
      const step = progress.step(name, told.length)
      const waiting = told.values()
      await Promise.all(
        workers.map(async (worker) => {
          for (const task of waiting) {
            const done = answer(worker)
            worker.postMessage(task)
            await done
            step.done()
          }
        }),
      )
      step.end()
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** The next answer of a thread; rejects if it reports a fault or dies. */
function answer(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onMessage = ({ fault }: { fault?: string }) => {
    settle()
    if (fault === undefined) resolve()
    else reject(new Error(fault))
  }
  const onError = (error: unknown) => {
    settle()
    reject(error instanceof Error ? error : new Error(String(error)))
  }
  const settle = () => {
    worker.off('message', onMessage)
    worker.off('error', onError)
  }
  worker.on('message', onMessage)
  worker.on('error', onError)
  return promise
}
