import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { appended } from '#visitor/quote-list.ts'
import { fullAddress } from './list-tools.tsx'
import { PrintedList } from './printed-list.tsx'
import { DATA } from './quote-list-fixture.tsx'

const LIST = appended([], [{ id: '1510', label: '1510', name: 'Sello', quantity: 3, tag: 'P-1' }])

/** What a telephone's camera reads off the paper. */
async function readOff(picture: HTMLImageElement): Promise<string> {
  await picture.decode()
  const side = 400
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, 0, 0, side, side)
  return decodeQR(context.getImageData(0, 0, side, side))
}

test('the code on the paper leads to the same list', async () => {
  const screen = await render(<PrintedList lines={LIST} products={[]} missing="1 sin eje" />)
  dispatchEvent(new Event('beforeprint'))
  await expect.element(screen.getByText(/: 1 sin eje\. Impresa el/)).toBeInTheDocument()
  const picture = () => screen.container.querySelector('img')
  await expect.poll(picture).not.toBeNull()
  const code = picture()
  expect(code && (await readOff(code))).toBe(fullAddress(LIST))
})

test('a size that a line lacks has its place on the paper, to be written by hand', async () => {
  const lines = appended([], [{ id: '22ke', label: '22KE', name: 'Copa', quantity: 3 }])
  const screen = await render(<PrintedList lines={lines} products={DATA.products} missing="" />)
  const blanks = [...screen.container.querySelectorAll('td > span')]
  expect(blanks.map(({ textContent }) => textContent)).toEqual(['compuesto', 'eje'])
})

test.each([
  ['has its address in letters alone', 30, ''],
  ['has the address of the page alone', 60, 'eje con desgaste, con placa'],
  ['without its notes is not the same list', 10, 'eje con desgaste, según placa. '.repeat(6)],
])('a list too long for a code %s', async (_, count, note) => {
  const name = 'Tapa de bronce para la bomba de relaves espesos'
  const lines = appended(
    [],
    Array.from({ length: count }, () => ({ id: '', label: name, name, note })),
  )
  const screen = await render(<PrintedList lines={lines} products={[]} missing="" />)
  dispatchEvent(new Event('beforeprint'))
  await expect.element(screen.getByText(/Impresa el/)).toBeInTheDocument()
  // A code takes its time to be made.
  await import('qr')
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.container.querySelector('img')).toBeNull()
})
