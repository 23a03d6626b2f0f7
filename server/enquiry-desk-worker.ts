// Runs the enquiry desk on its own thread (enquiry-desk-thread.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { failureCode, logToTerminal } from './log.ts'
import type { Reply, Call } from './enquiry-desk-thread.ts'
import { openEnquiryDesk, type EnquiryDeskOptions, type Submission } from './enquiry-desk.ts'
import { bufferOver } from './store.ts'

/** Buffers arrive from another thread as plain byte arrays. */
function revived(submission: Submission): Submission {
  const attachments = submission.attachments.map((attachment) => ({
    ...attachment,
    content: bufferOver(attachment.content),
  }))
  return { ...submission, attachments }
}

const config = workerData as EnquiryDeskOptions['config']
const desk = openEnquiryDesk({ config, log: logToTerminal })

async function carryOut({ name, argument }: Call): Promise<unknown> {
  if (name === 'accept') return desk.accept(revived(argument as Submission))
  return name === 'has' ? desk.has(String(argument)) : desk[name]()
}

async function serve(call: Call): Promise<void> {
  const { id } = call
  const reply: Reply = await carryOut(call).then(
    (result) => ({ id, result }),
    (failure: unknown) => ({
      id,
      failure: { message: String(failure), code: failureCode(failure) },
    }),
  )
  parentPort?.postMessage(reply, [])
}

parentPort?.on('message', (call: Call) => void serve(call))
