import { Worker } from 'node:worker_threads'
import { PDF_TYPE } from './attachments.ts'
import { collectAfter } from './let-go.ts'
import type { EnquiryDesk, EnquiryDeskOptions } from './enquiry-desk.ts'

export type Order = Readonly<{ id: number; name: keyof EnquiryDesk; argument?: unknown }>
export type Answer = Readonly<{
  id: number
  result?: unknown
  failure?: Readonly<{ message: string; code: string }>
}>
type PendingCall = Readonly<{ resolve: (result: never) => void; reject: (reason: Error) => void }>

/**
 * Opens the desk on its own thread, so that no page waits for a disk, for another program that locks the store, or
 * for a mail being composed. `onFailure` is called when the thread has crashed.
 */
export function openEnquiryDeskThread(
  config: EnquiryDeskOptions['config'],
  onFailure: (failure: unknown) => void,
): EnquiryDesk {
  const worker = new Worker(new URL('enquiry-desk-worker.ts', import.meta.url), {
    workerData: config,
  })
  const waiting = new Map<number, PendingCall>()
  let lastId = 0
  worker.on('error', onFailure)
  worker.on('message', ({ id, result, failure }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (failure) call?.reject(Object.assign(new Error(failure.message), failure))
    else call?.resolve(result as never)
  })
  // The thread must not keep a server alive that failed to start.
  worker.unref()

  function ask<Result>(
    name: keyof EnquiryDesk,
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
      const answer = ask<Awaited<ReturnType<EnquiryDesk['accept']>>>('accept', submission, buffers)
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
