import { Worker } from 'node:worker_threads'
import { PDF_TYPE } from './attachments.ts'
import { collectAfter } from './let-go.ts'
import type { Office, OfficeOptions } from './office.ts'

export type Order = Readonly<{ id: number; name: keyof Office; argument?: unknown }>
export type Answer = Readonly<{
  id: number
  result?: unknown
  failure?: Readonly<{ message: string; code: string }>
}>
type Asked = Readonly<{ resolve: (result: never) => void; reject: (reason: Error) => void }>

/**
 * Opens the office on its own thread, so that no page waits for a disk, for another program that locks the store, or
 * for a mail being composed. `onFailure` is called when the thread has crashed.
 */
export function openOfficeThread(
  config: OfficeOptions['config'],
  onFailure: (failure: unknown) => void,
): Office {
  const worker = new Worker(new URL('office-worker.ts', import.meta.url), { workerData: config })
  const waiting = new Map<number, Asked>()
  let lastId = 0
  worker.on('error', onFailure)
  worker.on('message', ({ id, result, failure }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (failure) asked?.reject(Object.assign(new Error(failure.message), failure))
    else asked?.resolve(result as never)
  })
  // The thread must not keep a server alive that failed to start.
  worker.unref()

  function ask<Result>(
    name: keyof Office,
    argument?: unknown,
    handedOver: readonly ArrayBuffer[] = [],
  ): Promise<Result> {
    lastId += 1
    const order: Order = { id: lastId, name, argument }
    return new Promise((resolve, reject) => {
      waiting.set(order.id, { resolve, reject })
      worker.postMessage(order, [...handedOver])
    })
  }

  return {
    accept: async (submission) => {
      // A PDF is large and is passed on unchanged: its buffer is transferred instead of copied.
      const pdfs = submission.attachments.filter(({ type }) => type === PDF_TYPE)
      const bytes = submission.attachments.reduce((sum, { content }) => sum + content.length, 0)
      const buffers = pdfs.map(({ content }) => content.buffer as ArrayBuffer)
      const answer = ask<Awaited<ReturnType<Office['accept']>>>('accept', submission, buffers)
      collectAfter(bytes)
      return answer
    },
    has: (reference) => ask('has', reference),
    health: () => ask('health'),
    start: () => ask('start'),
    stop: async () => {
      worker.ref()
      await ask('stop')
      await worker.terminate()
    },
  }
}
