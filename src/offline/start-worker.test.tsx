import { afterEach, expect, test, vi } from 'vitest'
import { startWorker } from './start-worker.ts'

const registered = () =>
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue({} as ServiceWorkerRegistration)

function setConnection(connection: object | undefined) {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue(connection)
}

afterEach(() => vi.restoreAllMocks())

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: '4g', type: 'cellular' },
])('a metered connection registers no worker: %o', (connection) => {
  const register = registered()
  setConnection(connection)
  startWorker()
  expect(register).not.toHaveBeenCalled()
})

test.each([{ saveData: false, effectiveType: '4g', type: 'wifi' }, undefined])(
  'any other visitor does: %o',
  (connection) => {
    const register = registered()
    setConnection(connection)
    startWorker()
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' })
  },
)
