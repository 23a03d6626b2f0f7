import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { PartJumps } from './part-jumps.tsx'

const PARTS = [
  { id: 'especificaciones', title: 'Especificaciones' },
  { id: 'materiales', title: 'Materiales' },
  { id: 'va-con', title: 'Se usa con' },
]

const markedParts = () =>
  [...document.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent)

test('the line of parts marks the one that is being read, and none above the first', async () => {
  await page.viewport(1024, 600)
  await render(
    <main>
      <div style={{ blockSize: 800 }} />
      <PartJumps label="Partes de la página" parts={PARTS} />
      {PARTS.map(({ id, title }) => (
        <section key={id} style={{ blockSize: 900 }}>
          <h2 id={id}>{title}</h2>
        </section>
      ))}
    </main>,
  )
  expect(markedParts()).toEqual([])
  for (const { id, title } of PARTS) {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
    await expect.poll(markedParts).toEqual([title])
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(markedParts).toEqual([])
})
