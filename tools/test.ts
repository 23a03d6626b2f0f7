// Usage: npm test
// Finds the programs that the checks use, or installs Debian's where possible, then runs every check.
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** A program that the checks use, and the Debian packages that provide it, best first. */
type Need = { name: string; debianPackages: readonly string[]; isThere: () => boolean }

const answers = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).error === undefined

/** The font that this machine uses for that name. */
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
    // Pages are set in it until the site's own font has loaded (src/styles/fonts.css).
    name: 'Arial or a font of its widths',
    debianPackages: ['fonts-liberation', 'fontconfig'],
    isThere: () =>
      process.platform !== 'linux' || /Arial|Liberation|Arimo|Roboto/.test(matchOf('Arial')),
  },
  { name: 'nginx', debianPackages: ['nginx-light'], isThere: () => answers('nginx', '-v') },
]

/**
 * Installs the programs that the checks use and this machine lacks, as root on Debian. Returns the names of those
 * still missing.
 */
function installMissingPrograms(): string[] {
  const missing = NEEDS.filter(({ isThere }) => !isThere())
  if (missing.length > 0 && isDebianRoot()) {
    apt('update')
    missing.forEach(install)
  }
  return missing.filter(({ isThere }) => !isThere()).map(({ name }) => name)
}

/** Installs packages one by one: a name unknown to this Debian would prevent the others. */
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

// Debian puts nginx where only root's PATH finds it.
process.env['PATH'] = [process.env['PATH'], '/usr/sbin', '/sbin'].join(path.delimiter)

const missing = installMissingPrograms()
if (missing.length > 0) {
  console.error(`The checks need what this machine lacks: ${missing.join(', ')}.`)
  process.exit(1)
}
await import('./check.ts')
