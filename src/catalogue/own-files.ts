import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from './problem.ts'

/** A file that the owner has put beside the content: its name without the ending, and its place. */
export type OwnFile = { id: string; file: string }

/**
 * The files of a folder of the content, each named after a product's id. `findFault` says what is
 * wrong with a file, in words for an editor; every fault becomes a problem.
 */
export function readOwnFiles(
  contentDir: string,
  folderName: string,
  findFault: (own: OwnFile) => string | undefined,
  problems: Problem[],
): OwnFile[] {
  const folder = path.resolve(contentDir, folderName)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => ({ id: path.parse(name).name, file: path.join(folder, name) }))
  for (const own of files) {
    const message = findFault(own)
    if (message === undefined) continue
    const file = `content/${folderName}/${path.basename(own.file)}`
    problems.push({ file, line: 1, column: 1, field: '', message })
  }
  return files
}
