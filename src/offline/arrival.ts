import { startWorker } from './start-worker.ts'
import { tellVisit } from './tell-visit.ts'

const NO_SIGNAL = 'Sin señal: puedes ver las páginas que están guardadas en este equipo.'

let hasStarted = false

/** On each page: what it shows is kept, and the line at its end says when there is no signal. */
export function arrive(path: string, notice: HTMLElement | null): void {
  if (!hasStarted) start(notice)
  hasStarted = true
  tellVisit(path)
}

function start(notice: HTMLElement | null) {
  const tell = () => {
    if (notice) notice.textContent = navigator.onLine ? '' : NO_SIGNAL
  }
  addEventListener('online', tell)
  addEventListener('offline', tell)
  tell()
  startWorker()
}
