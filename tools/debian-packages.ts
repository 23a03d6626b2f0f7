import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** A program that the checks drive, and the Debian package that brings it. */
type Need = { name: string; debianPackage: string; isThere: () => boolean }

const answers = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).error === undefined

const NEEDS: readonly Need[] = [
  {
    name: 'Chromium (or its path in CHROMIUM_PATH)',
    debianPackage: 'chromium',
    isThere: () => findChromium() !== undefined,
  },
  { name: 'hunspell', debianPackage: 'hunspell', isThere: () => answers('hunspell', '--version') },
  {
    name: 'the Spanish dictionary of hunspell',
    debianPackage: 'hunspell-es',
    isThere: () => spawnSync('hunspell', ['-d', 'es_CL', '-l'], { input: '' }).status === 0,
  },
  { name: 'pdftotext', debianPackage: 'poppler-utils', isThere: () => answers('pdftotext', '-v') },
  { name: 'nginx', debianPackage: 'nginx-light', isThere: () => answers('nginx', '-v') },
  { name: 'caddy', debianPackage: 'caddy', isThere: () => answers('caddy', 'version') },
]

/**
 * Installs what the checks drive and this machine lacks, where that is possible: as root on Debian.
 * Returns the names of what is missing still.
 */
export function installMissingPrograms(): string[] {
  const missing = NEEDS.filter(({ isThere }) => !isThere())
  if (missing.length > 0 && isDebianRoot()) {
    const packages = missing.map(({ debianPackage }) => debianPackage)
    console.log(`Installing ${packages.join(', ')} …`)
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
  }
  return missing.filter(({ isThere }) => !isThere()).map(({ name }) => name)
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
