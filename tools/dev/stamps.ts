import { globSync, statSync } from 'node:fs'
import path from 'node:path'

/** A text of every file's name, modification time and size. */
export function stampsOf(folder: string): string {
  const stamps = globSync('**/*', { cwd: folder }).map((name) => {
    const { mtimeMs, size } = statSync(path.join(folder, name), { throwIfNoEntry: false }) ?? {}
    return `${name} ${mtimeMs} ${size}`
  })
  return stamps.join('\n')
}
