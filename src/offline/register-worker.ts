/** Served from the root, so that its scope is the whole site. */
const WORKER_PATH = '/sw.js'

/** Registers the worker; twice is once. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}
