import { accessSync, constants } from 'node:fs'

const USUAL_PLACES = [
  // Chromium without its window, which costs half of a visit's time (docs/measurements.md).
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium that the tests drive: CHROMIUM_PATH, else the first of the usual places. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : USUAL_PLACES).find(isExecutable)
}

/** How a browser may judge its line; by that it fetches pictures from so far below the window. */
const LINES = ['Unknown', 'Slow2G', '2G', '3G', '4G']

/** Quiet, offline, and able to run as root in a container. */
const argsOf = (picturesPx: number) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand at fractions of a pixel, as on telephones and elsewhere; Linux would round each to a whole one.
  '--font-render-hinting=none',
  // A mouse, as Playwright says in a list of its own, which this one replaces.
  `--blink-settings=${[
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ...LINES.map((line) => `lazyLoadingImageMarginPx${line}=${picturesPx}`),
  ].join()}`,
]

/** A browser on a good line, however busy the machine. */
export const CHROMIUM_ARGS = argsOf(1250)
/** A browser that takes its line for a slow one, which fetches most. */
export const SLOW_LINE_ARGS = argsOf(2500)
