import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { BuiltSite } from './built-site.ts'

/** The words of a PDF of the built site, in the lines in which it sets them. */
export function documentText({ folder }: BuiltSite, address: string): string {
  const { stdout } = spawnSync('pdftotext', ['-nopgbrk', path.join(folder, address), '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return stdout
}
