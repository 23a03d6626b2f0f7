import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'
import { PAGE_PATHS } from './built-pages.ts'

const WIDTHS_PX = [390, 768, 1440]
/** How much heavier than its weight a line may be shown. */
const MOST = 1.5

/** Pages whose address holds the brand. */
const pageEndingIn = (end: string) =>
  PAGE_PATHS.find((at) => at.endsWith(end)) ?? `/no page ends in ${end}`
const CASES = pageEndingIn('-case-studies')

/** One page of each kind, and of each way in which text shows pictures. */
const PAGES = [
  '/',
  '/productos/sellos-mecanicos',
  '/productos/sellos-mecanicos/sellos-partidos',
  '/productos/sellos-mecanicos/sellos-partidos/442c',
  '/productos/juntas-expansion',
  '/productos/monitoreo-de-equipos',
  pageEndingIn('-sensors'),
  CASES,
  '/soluciones/sellado-equipo-rotatorio',
  '/industrias/mineria',
  '/equipos/agitador',
  '/historia',
  '/glosario',
  '/contacto',
  '/selector?presion=20&presion-en=bar',
  '/buscar?q=442c',
  '/comparar?p=442c,442m',
  '/cotizar',
  '/sin-senal',
  '/no-existe',
]

/** A picture's address, or its svg element where it stands in the page; its box, and how it fits it. */
type Shown = { picture: string; width: number; height: number; fit: string }

/** Every drawing that takes room on the page. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const pictures = [
      ...[...document.images].map((image) => ({
        picture: new URL(image.currentSrc || image.src).pathname,
        element: image,
      })),
      ...[...document.querySelectorAll('svg[data-made-for]')].map((element) => ({
        picture: element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1),
        element,
      })),
    ]
    return pictures.flatMap(({ picture, element }) => {
      const { width, height } = element.getBoundingClientRect()
      const fit = getComputedStyle(element).objectFit
      const isDrawing = picture.startsWith('/dibujos/') || picture.startsWith('<svg')
      return isDrawing && width > 0 ? [{ picture, width, height, fit }] : []
    })
  })

/** How many times the width that a picture is made for it is shown; not a number, if it does not say. */
function magnification({ picture, width, height, fit }: Shown): number {
  const svg = picture.startsWith('<')
    ? picture
    : readFileSync(path.join(BUILD_DIR, 'client', picture), 'utf8')
  const [, w, h] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const [, madeFor] = /data-made-for="(\d+)"/.exec(svg) ?? []
  const ratio = Number(w) / Number(h)
  const whole = fit === 'cover' ? Math.max(width, height * ratio) : Math.min(width, height * ratio)
  return whole / Number(madeFor)
}

type TooLarge = { picture: string; said: string }

/** What is shown too large in the window as it is. */
async function tooLargeAt(page: Page, width: number): Promise<TooLarge[]> {
  return (await shownOn(page)).flatMap((shown) => {
    const times = magnification(shown)
    const said = `${width} px: ${shown.picture} ${times.toFixed(2)} times its size`
    return times <= MOST ? [] : [{ picture: shown.picture, said }]
  })
}

/** What is shown too large at any of the widths, once a picture and width. */
async function tooLarge(page: Page): Promise<TooLarge[]> {
  const found: TooLarge[] = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await tooLargeAt(page, width)))
  }
  return found
}

for (const at of PAGES) {
  test(`${at} shows no picture larger than its file`, async ({ page }) => {
    await page.goto(at)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      // For a moment a picture is still the one that the window before this had room for.
      await expect.poll(() => faultsAt(page, width)).toEqual([])
    }
  })
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  return (await tooLargeAt(page, width)).map(({ said }) => said)
}

for (const [at, what] of [
  ['/', /^\/dibujos\/[\w-]+-fila\.svg/],
  ['/productos/sellos-mecanicos/sellos-partidos/442c', /^<svg/],
] as const) {
  test(`the check finds a picture shown at four times its size: ${what}`, async ({ page }) => {
    await page.goto(at)
    await page.addStyleTag({ content: 'img, svg { scale: 4 }' })
    const found = await tooLarge(page)
    expect(found.some(({ picture }) => what.test(picture))).toBe(true)
  })
}
