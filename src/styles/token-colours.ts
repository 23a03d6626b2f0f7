import { readFileSync } from 'node:fs'

/** The tokens' stylesheet: values for screens, then for print. */
export const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** sRGB of `oklch(L% C H)` (CSS Color 4, section 10.2). */
function fromOklch(written: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = written.match(/[\d.]+/g)?.map(Number) ?? []
  const turn = (hue * Math.PI) / 180
  const [L, a, b] = [lightness / 100, chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const [l = 0, m = 0, s = 0] = [
    L + 0.3963377774 * a + 0.2158037573 * b,
    L - 0.1055613458 * a - 0.0638541728 * b,
    L - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3)
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const COLOUR = /--([a-z-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\);/g

/** The sRGB of every colour token by name, in light and dark mode. */
export const colours: ReadonlyMap<string, readonly [light: string, dark: string]> = new Map(
  [...tokens.matchAll(COLOUR)].map(([, name = '', light = '', dark = '']) => [
    name,
    [fromOklch(light), fromOklch(dark)],
  ]),
)
