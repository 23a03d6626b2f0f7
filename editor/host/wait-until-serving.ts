import type { EventEmitter } from 'node:events'

/** Waits until the process of the site says that it serves. Rejects if it ends before. */
export function waitUntilServing(site: EventEmitter, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  site.once('message', () => resolve())
  site.once('exit', () =>
    reject(
      new Error(
        `La vista previa no arrancó: la terminal del editor dice por qué. El puerto ${port} puede estar ocupado.`,
      ),
    ),
  )
  // The page may ask for it only later.
  promise.catch(() => {})
  return promise
}
