import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const green = z.object({ sum: z.string(), passed: z.int() })
/** The sum of the files that a stage read when it last passed on this machine, and its number of tests. */
type Green = z.infer<typeof green>

/** Files that every stage depends on: packages, settings, and the runner itself. */
const OF_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.ci\/|tools\/check)/

/** Every file of the repository with its content's hash, including new files that are not ignored. */
export function filesWithSums(root = '.'): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const isThere = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true
  const names = listed.split('\0').filter((file) => file !== '' && isThere(file))
  return new Map(names.toSorted().map((file) => [file, hash(readFileSync(path.join(root, file)))]))
}

/** Changes when a file that the stage reads is changed, added or removed, or when a program that runs it changes. */
export function sumOf(
  files: ReadonlyMap<string, string>,
  isRead: (file: string) => boolean,
  programs: readonly string[],
): string {
  const read = [...files].filter(([file]) => OF_ALL.test(file) || isRead(file))
  return hash(JSON.stringify([programs, read]))
}

export function readGreen(folder: string, stage: string): Green | undefined {
  try {
    return green.parse(JSON.parse(readFileSync(path.join(folder, `${stage}.json`), 'utf8')))
  } catch {
    return undefined
  }
}

export function keepGreen(folder: string, stage: string, { sum, passed }: Green): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${stage}.json`), JSON.stringify({ sum, passed }))
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
