// Reads the content, or reviews it, in a thread of its own, so that the page answers meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { readWritten, reviewed } from './content-state.ts'

parentPort?.on('message', (folder: string) => {
  const answer = workerData === 'review' ? reviewed(folder) : Promise.resolve(readWritten(folder))
  answer.then((told) => parentPort?.postMessage(told), console.error)
})
