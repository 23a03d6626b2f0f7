// Reads and reviews the content in a thread of its own, so that the page answers meanwhile.
import { parentPort } from 'node:worker_threads'
import { readState, reviewed, type ContentState } from './content-state.ts'

type Asked = { folder: string; before: ContentState | undefined }
const tell = (told: object) => parentPort?.postMessage(told)

parentPort?.on('message', ({ folder, before }: Asked) => {
  try {
    const state = readState(folder, before)
    tell({ state, isLast: false })
    reviewed(folder, state).then(
      (whole) => tell({ state: whole, isLast: true }),
      (fault: unknown) => tell({ fault: String(fault), isLast: true }),
    )
  } catch (fault) {
    tell({ fault: String(fault), isLast: true })
  }
})
