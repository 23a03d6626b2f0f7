import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { BuiltSite } from './built-site.ts'

/** What was read once, however many checks ask. */
const read = new Map<string, string>()

/** The words of a PDF of the built site, in the lines in which it sets them. */
export function documentText({ folder }: BuiltSite, address: string): string {
  const file = path.join(folder, address)
  const text = read.get(file) ?? wordsOf(file)
  read.set(file, text)
  return text
}

function wordsOf(file: string): string {
  const { stdout, error } = spawnSync('pdftotext', ['-nopgbrk', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (error) throw error
  return stdout
}
