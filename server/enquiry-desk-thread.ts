import { Worker } from 'node:worker_threads'
import { PDF_TYPE } from './attachments.ts'
import { collectAfter } from './release-memory.ts'
import type { EnquiryDesk, EnquiryDeskOptions } from './enquiry-desk.ts'

export type Call = Readonly<{ id: number; name: keyof EnquiryDesk; argument?: unknown }>
export type Reply = Readonly<{
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
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  worker.on('error', onFailure)
  worker.on('message', ({ id, result, failure }: Reply) => {
    const waiting = pending.get(id)
    pending.delete(id)
    if (failure) waiting?.reject(Object.assign(new Error(failure.message), failure))
    else waiting?.resolve(result as never)
  })
  // The thread must not keep a server alive that failed to start.
  worker.unref()

  function call<Result>(
    name: keyof EnquiryDesk,
    argument?: unknown,
    handedOver: readonly ArrayBuffer[] = [],
  ): Promise<Result> {
    lastId += 1
    const message: Call = { id: lastId, name, argument }
    return new Promise((resolve, reject) => {
      pending.set(message.id, { resolve, reject })
      worker.postMessage(message, [...handedOver])
    })
  }

  return {
    accept: async (submission) => {
      // A PDF is large and is passed on unchanged: its buffer is transferred instead of copied.
      const pdfs = submission.attachments.filter(({ type }) => type === PDF_TYPE)
      const bytes = submission.attachments.reduce((sum, { content }) => sum + content.length, 0)
      const buffers = pdfs.map(({ content }) => content.buffer as ArrayBuffer)
      const answer = call<Awaited<ReturnType<EnquiryDesk['accept']>>>('accept', submission, buffers)
      collectAfter(bytes)
      return answer
    },
    has: (reference) => call('has', reference),
    health: () => call('health'),
    start: () => call('start'),
    stop: async () => {
      worker.ref()
      await call('stop')
      await worker.terminate()
    },
  }
}
