import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { HeroExample } from './hero-example.tsx'

async function show() {
  await render(<HeroExample />)
  await page.getByText('Después').hover()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dot = (number: number) => button(`Ir a la imagen ${number}`)
const current = () =>
  Number(document.querySelector('[aria-current=true]')?.ariaLabel?.replace('Ir a la imagen ', ''))

/** Advances the clock and lets the page render. */
async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

beforeEach(async () => {
  await page.viewport(1440, 1000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Vitest would advance fake timers while a press waits for the page: on a slow machine slides would turn.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
})

test('spec 4: slides change by themselves and stop under the pointer, also over the words', async () => {
  await show()
  await expect.poll(current).toBe(1)
  await pass(3000)
  await expect.poll(current).toBe(2)
  await page.getByRole('heading', { name: 'Sellado que dura' }).hover()
  await pass(3500)
  await expect.poll(current).toBe(2)
  await page.getByText('Después').hover()
  await pass(3000)
  await expect.poll(current).toBe(3)
})

test('spec 4: previous and next wrap around, and a dot jumps', async () => {
  await show()
  await button('Anterior').click()
  await expect.poll(current).toBe(10)
  await expect.element(page.getByRole('img', { name: 'Dibujo 10' })).toBeVisible()
  await button('Siguiente').click()
  await expect.poll(current).toBe(1)
  await dot(7).click()
  await expect.poll(current).toBe(7)
  await expect.element(dot(1)).not.toHaveAttribute('aria-current')
  await expect.element(page.getByText('Leyenda 7')).toBeVisible()
  await expect.element(page.getByText('Leyenda 1', { exact: true })).not.toBeVisible()
})

test('keyboard focus pauses it, and it goes on when the focus leaves', async () => {
  await show()
  button('Pausar').element().focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Siguiente')).toHaveFocus()
  await pass(3500)
  await expect.poll(current).toBe(1)
  button('Siguiente').element().blur()
  await pass(0)
  await pass(3000)
  await expect.poll(current).toBe(2)
})

test('it stands still while somebody types anywhere on the page', async () => {
  await show()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await pass(3500)
  await expect.poll(current).toBe(1)
  field.remove()
  await pass(0)
  await pass(3000)
  await expect.poll(current).toBe(2)
})

test('the visitor pauses and resumes it with a button that says so', async () => {
  await show()
  const live = () => dot(1).element().closest('section')?.querySelector('[aria-live]')
  await expect.poll(() => live()?.getAttribute('aria-live')).toBe('off')
  await button('Pausar').click()
  await expect.element(button('Reanudar')).toBeVisible()
  expect(live()?.getAttribute('aria-live')).toBe('polite')
  await page.getByText('Después').hover()
  await pass(3500)
  await expect.poll(current).toBe(1)
  await button('Reanudar').click()
  await pass(3000)
  await expect.poll(current).toBe(2)
})

test('with reduced motion the carousel starts paused', async () => {
  const matches = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? { ...matches(query), matches: true, addEventListener() {}, removeEventListener() {} }
      : matches(query),
  )
  await show()
  await expect.element(button('Reanudar')).toBeVisible()
  await pass(3500)
  await expect.poll(current).toBe(1)
})

test('a picture is loaded when it is first needed', async () => {
  await show()
  await button('Pausar').click()
  await expect.poll(() => document.images.length).toBe(1)
  expect(document.images[0]?.fetchPriority).toBe('high')
  await dot(5).click()
  await expect.poll(() => document.images.length).toBe(2)
})

test('the carousel is told to assistive technology in Spanish', async () => {
  await show()
  const carousel = page.getByRole('region', { name: 'Sellos y equipos, en dibujos' })
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carrusel')
  await expect
    .element(page.getByRole('group', { name: '1 de 10' }))
    .toHaveAttribute('aria-roledescription', 'diapositiva')
})

test('a swipe changes the slide', async () => {
  await show()
  const picture = page.getByRole('img', { name: 'Dibujo 1' }).element()
  const touch = (type: string, clientX: number) =>
    picture.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 100 }),
    )
  touch('pointerdown', 300)
  touch('pointerup', 200)
  await expect.poll(current).toBe(2)
})
