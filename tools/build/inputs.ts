import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files that determine the bundle. */
const CODE = [
  'src/**/*',
  'drawings/**/*',
  'public/**/*',
  'tools/build/**/*',
  'package-lock.json',
  'tsconfig.json',
]
/** Further files that determine the built site; tests and the rest of the server do not. */
const FURTHER = [
  'tools/{build,check-content,pending-report}.ts',
  'server/plain-answer.ts',
  'deploy/**/*',
]
const NOT_INPUTS = ['**/*.test.*', 'src/styles/*.woff2']

/** Where a build keeps the hash of its inputs. */
export const INPUTS_FILE = 'inputs.sha256'

/** The patterns of all files that determine a site. */
export function inputsOf(contentDir: string): string[] {
  return [...CODE, ...FURTHER, `${contentDir}/**/*`]
}

/** Changes when the build would come out different. */
export function inputsHash(contentDir: string): string {
  return hashOf(inputsOf(contentDir))
}

/** Changes when the bundle would come out different, which the content does not affect. */
export function codeHash(): string {
  return hashOf(CODE)
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, {
    exclude: NOT_INPUTS,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative('.', path.join(parentPath, name)))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
