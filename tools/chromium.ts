import { accessSync, constants } from 'node:fs'

const USUAL_PLACES = [
  // Chromium without a window, which halves the time of a visit.
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

/** How a browser may rate its connection; on this depends how far below the window it loads lazy pictures. */
const LINES = ['Unknown', 'Slow2G', '2G', '3G', '4G']

/** Arguments for a browser that is quiet, offline, and able to run as root in a container. */
const argsOf = (picturesPx: number) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are placed at fractions of a pixel, as on other systems; Linux would round to whole pixels.
  '--font-render-hinting=none',
  // Playwright's own setting for a mouse, which is replaced by this list.
  `--blink-settings=${[
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ...LINES.map((line) => `lazyLoadingImageMarginPx${line}=${picturesPx}`),
  ].join()}`,
]

/** A browser that always takes its connection for a fast one. */
export const CHROMIUM_ARGS = argsOf(1250)
/** A browser that takes its connection for a slow one, and so loads the most. */
export const SLOW_LINE_ARGS = argsOf(2500)
