// Reads and reviews the content in a thread of its own, so that the page answers meanwhile.
import { parentPort } from 'node:worker_threads'
import { contentState } from './content-state.ts'

parentPort?.on('message', (folder: string) => {
  contentState(folder).then(
    (state) => parentPort?.postMessage({ state }),
    (fault: unknown) => parentPort?.postMessage({ fault: String(fault) }),
  )
})
