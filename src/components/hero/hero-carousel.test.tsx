import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { HeroCarousel } from './hero-carousel.tsx'

const slides = Array.from({ length: 10 }, (_, index) => ({
  id: `lamina-${index + 1}`,
  image: {
    src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="s${index}"/>`,
    width: 960,
    height: 640,
  },
  alt: `Dibujo ${index + 1}`,
  caption: `Leyenda ${index + 1}`,
}))

async function show() {
  const screen = await render(
    <>
      <HeroCarousel
        title="Sellado que dura"
        lead="Fabricado en Chile."
        action={{ label: 'Encuentra nuestras oficinas', href: '#sucursales' }}
        slides={slides}
      />
      <p>Después</p>
      <div style={{ blockSize: '200vh' }} />
      <section id="sucursales" aria-label="Sucursales" style={{ blockSize: '100vh' }} />
    </>,
  )
  await page.getByText('Después').hover()
  return screen
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dot = (number: number) => button(`Ir a la imagen ${number}`)
const isCurrent = (number: number) =>
  expect.element(dot(number)).toHaveAttribute('aria-current', 'true')

/** Lets the time pass, and the page show what it brought. */
async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

beforeEach(async () => {
  await page.viewport(1440, 1000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
})

test('spec 4: slides change by themselves and stop under the pointer, also over the words', async () => {
  await show()
  await isCurrent(1)
  await pass(3000)
  await isCurrent(2)
  await page.getByRole('heading', { name: 'Sellado que dura' }).hover()
  await pass(3500)
  await isCurrent(2)
  await page.getByText('Después').hover()
  await pass(3000)
  await isCurrent(3)
})

test('spec 4: previous and next wrap around, and a dot jumps', async () => {
  await show()
  await button('Anterior').click()
  await isCurrent(10)
  await expect.element(page.getByRole('img', { name: 'Dibujo 10' })).toBeVisible()
  await button('Siguiente').click()
  await isCurrent(1)
  await dot(7).click()
  await isCurrent(7)
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
  await isCurrent(1)
  button('Siguiente').element().blur()
  await pass(3000)
  await isCurrent(2)
})

test('the visitor pauses and resumes it with a button that says so', async () => {
  await show()
  const live = () => dot(1).element().closest('section')!.querySelector('[aria-live]')
  await expect.poll(() => live()?.getAttribute('aria-live')).toBe('off')
  await button('Pausar').click()
  await expect.element(button('Reanudar')).toBeVisible()
  expect(live()?.getAttribute('aria-live')).toBe('polite')
  await page.getByText('Después').hover()
  await pass(3500)
  await isCurrent(1)
  await button('Reanudar').click()
  await pass(3000)
  await isCurrent(2)
})

test('who asks the system for less motion finds it paused', async () => {
  const matches = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? { ...matches(query), matches: true, addEventListener() {}, removeEventListener() {} }
      : matches(query),
  )
  await show()
  await expect.element(button('Reanudar')).toBeVisible()
  await pass(3500)
  await isCurrent(1)
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
  await isCurrent(2)
})

test.each([1440, 768, 390, 320])(
  'at %i px every control can be hit and nothing moves with the slide',
  async (width) => {
    await page.viewport(width, 900)
    await show()
    await button('Pausar').click()
    for (const { element } of [
      button('Anterior'),
      button('Siguiente'),
      button('Reanudar'),
      dot(1),
      dot(10),
    ].map((locator) => ({ element: locator.element() }))) {
      const box = element.getBoundingClientRect()
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(width < 360 ? 40 : 44)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    expect(document.documentElement.scrollWidth).toBe(width)
    const rows = new Set(
      slides.map(
        (_, index) =>
          dot(index + 1)
            .element()
            .getBoundingClientRect().top,
      ),
    )
    expect(rows.size).toBe(width < 768 ? 2 : 1)

    const bottom = () => page.getByText('Después').element().getBoundingClientRect().top
    const before = bottom()
    await dot(10).click()
    await isCurrent(10)
    expect(bottom()).toBe(before)
  },
)

test('on a wide screen the words take five columns, the drawing eight, 560 px high', async () => {
  await show()
  const plate = page
    .getByRole('heading', { name: 'Sellado que dura' })
    .element()
    .parentElement!.getBoundingClientRect()
  const picture = page.getByRole('img', { name: 'Dibujo 1' }).element().getBoundingClientRect()
  expect(plate.height).toBe(560)
  expect(picture.height).toBe(560)
  const margin = 56
  const column = (1440 - 2 * margin) / 12
  expect(plate.right).toBeCloseTo(margin + 5 * column, -1)
  expect(picture.left).toBeCloseTo(margin + 4 * column, -1)
  expect(picture.right).toBeCloseTo(1440, -1)
})
