// Usage: npm test
// Finds a Chromium, or installs Debian's where that is possible, then runs every check.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

if (!findChromium() && !installChromium()) {
  console.error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  )
  process.exit(1)
}
await import('./check.ts')

function installChromium(): boolean {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebianRoot || process.env['CHROMIUM_PATH']) return false
  console.log('Installing Chromium …')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    apt('update') &&
    apt('install', '-y', '--no-install-recommends', 'chromium') &&
    findChromium() !== undefined
  )
}
