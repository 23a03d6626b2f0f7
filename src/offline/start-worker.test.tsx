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

test('after an update the browser follows the links of the page itself', () => {
  registered()
  startWorker()
  const change = () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const link = Object.assign(document.createElement('a'), { href: '/contacto' })
  link.addEventListener('click', followed)
  document.body.append(link)

  change() // the first worker: nothing was there before it
  link.click()
  expect(followed).toHaveBeenCalledOnce()

  const leave = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('click', leave, { capture: true })
  change()
  link.click()
  expect(followed).toHaveBeenCalledOnce()
  expect(leave).toHaveBeenCalledOnce()
  removeEventListener('click', leave, { capture: true })
  link.remove()
})
