// Usage: npm test
// Finds the programs that the checks drive, or installs Debian's where that is possible, then runs
// every check.
import path from 'node:path'
import { installMissingPrograms } from './debian-packages.ts'

// On Debian nginx lies where only root's path leads.
process.env['PATH'] = [process.env['PATH'], '/usr/sbin', '/sbin'].join(path.delimiter)

const missing = installMissingPrograms()
if (missing.length > 0) {
  console.error(`The checks need what this machine lacks: ${missing.join(', ')}.`)
  process.exit(1)
}
await import('./check.ts')
