import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hydrate } from './hydrate.ts'
import type { Slots } from './island.tsx'
import { plainIsland } from './testing/plain-island.tsx'

type FoldProps = { label: string; slots: Slots }

/** Folds what stands in its slot. */
function Fold({ label, slots }: FoldProps) {
  const [isFolded, setFolded] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFolded(!isFolded)}>
        {isFolded ? `Mostrar ${label}` : `Plegar ${label}`}
      </button>
      {!isFolded && <div>{slots['text']}</div>}
    </>
  )
}

const SLOTS = { text: <p id="texto">Cómo funciona</p> }
const slotted = () => document.getElementById('texto')

test('an island is pressed as soon as it is alive, and has the properties of the page', async () => {
  const island = plainIsland(Fold, { label: 'la explicación' }, SLOTS)
  await hydrate(island, Fold)
  document.querySelector('button')?.click()
  await expect.element(page.getByRole('button', { name: 'Mostrar la explicación' })).toBeVisible()
})

test('what stands in a slot stays the same element, also after it was away', async () => {
  const island = plainIsland(Fold, { label: 'esto' }, SLOTS)
  const own = slotted()
  own?.setAttribute('data-seen', '')
  await hydrate(island, Fold)
  expect(slotted()).toBe(own)
  await page.getByRole('button', { name: 'Plegar esto' }).click()
  await expect.poll(slotted).toBeNull()
  await page.getByRole('button', { name: 'Mostrar esto' }).click()
  await expect.poll(slotted).toBe(own)
})

test('an island that throws is the page’s plain HTML again, properties and all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const island = plainIsland(Fold, { label: 'esto' }, SLOTS)
  const plain = island.innerHTML
  const Broken = () => {
    throw new TypeError('damaged')
  }
  await expect(hydrate(island, Broken)).rejects.toThrow('damaged')
  expect(island.innerHTML).toBe(plain)
  vi.restoreAllMocks()
})
