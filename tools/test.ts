// Usage: npm test
// Finds the programs that the checks drive, or installs Debian's where that is possible, then runs
// every check.
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** A program that the checks drive, and the Debian packages that bring it, the best first. */
type Need = { name: string; debianPackages: readonly string[]; isThere: () => boolean }

const answers = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).error === undefined

/** The font that this machine has for one of that name. */
const matchOf = (font: string) => String(spawnSync('fc-match', [font]).stdout)

const NEEDS: readonly Need[] = [
  {
    name: 'Chromium (or its path in CHROMIUM_PATH)',
    debianPackages: ['chromium-headless-shell', 'chromium'],
    isThere: () => findChromium() !== undefined,
  },
  {
    name: 'pdftotext',
    debianPackages: ['poppler-utils'],
    isThere: () => answers('pdftotext', '-v'),
  },
  {
    // A page's words stand in it until the site's own font is there (src/styles/fonts.css).
    name: 'Arial or a font of its widths',
    debianPackages: ['fonts-liberation', 'fontconfig'],
    isThere: () =>
      process.platform !== 'linux' || /Arial|Liberation|Arimo|Roboto/.test(matchOf('Arial')),
  },
  { name: 'nginx', debianPackages: ['nginx-light'], isThere: () => answers('nginx', '-v') },
]

/**
 * Installs what the checks drive and this machine lacks, where that is possible: as root on Debian.
 * Returns the names of what is missing still.
 */
function installMissingPrograms(): string[] {
  const missing = NEEDS.filter(({ isThere }) => !isThere())
  if (missing.length > 0 && isDebianRoot()) {
    apt('update')
    missing.forEach(install)
  }
  return missing.filter(({ isThere }) => !isThere()).map(({ name }) => name)
}

/** A name that this Debian does not know would keep the others from being installed. */
function install({ debianPackages, isThere }: Need): void {
  for (const debianPackage of debianPackages) {
    if (isThere()) return
    console.log(`Installing ${debianPackage} …`)
    apt('install', '-y', '--no-install-recommends', debianPackage)
  }
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

// On Debian nginx lies where only root's path leads.
process.env['PATH'] = [process.env['PATH'], '/usr/sbin', '/sbin'].join(path.delimiter)

const missing = installMissingPrograms()
if (missing.length > 0) {
  console.error(`The checks need what this machine lacks: ${missing.join(', ')}.`)
  process.exit(1)
}
await import('./check.ts')
