// Runs the office on its own thread (office-thread.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { failureCode, logToTerminal } from './log.ts'
import type { Answer, Order } from './office-thread.ts'
import { openOffice, type OfficeOptions, type Submission } from './office.ts'
import { bufferOver } from './store.ts'

/** Buffers arrive from another thread as plain byte arrays. */
function revived(submission: Submission): Submission {
  const attachments = submission.attachments.map((attachment) => ({
    ...attachment,
    content: bufferOver(attachment.content),
  }))
  return { ...submission, attachments }
}

const config = workerData as OfficeOptions['config']
const office = openOffice({ config, log: logToTerminal })

async function carryOut({ name, argument }: Order): Promise<unknown> {
  if (name === 'accept') return office.accept(revived(argument as Submission))
  return name === 'has' ? office.has(String(argument)) : office[name]()
}

async function serve(order: Order): Promise<void> {
  const { id } = order
  const answer: Answer = await carryOut(order).then(
    (result) => ({ id, result }),
    (failure: unknown) => ({
      id,
      failure: { message: String(failure), code: failureCode(failure) },
    }),
  )
  parentPort?.postMessage(answer, [])
}

parentPort?.on('message', (order: Order) => void serve(order))
