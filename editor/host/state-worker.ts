// Reads the content, or reviews it, in a thread of its own, so that the page answers meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { readWritten, reviewed } from './content-state.ts'

parentPort?.on('message', (folder: string) => {
  // What is being moved just now cannot be read: the change that follows is looked at anyway.
  answer(folder).then(tell, () => tell(undefined))
})

async function answer(folder: string) {
  return workerData === 'review' ? reviewed(folder) : readWritten(folder)
}
function tell(told: unknown) {
  parentPort?.postMessage(told)
}
