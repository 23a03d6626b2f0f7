import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Everything that the built site is made of. Tests and the server are not part of it. */
const INPUTS = [
  'src/**/*',
  'public/**/*',
  'tools/{build,check-content,print-documents}.ts',
  'tools/build/**/*',
  'deploy/**/*',
  '{vite,react-router}.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
const NOT_INPUTS = ['**/*.test.*', 'src/styles/*.woff2']

/** Where a build keeps the hash of what it was made from. */
export const INPUTS_FILE = 'inputs.sha256'

/** Changes when the build would come out different. */
export function inputsHash(contentDir: string): string {
  const hash = createHash('sha256')
  const files = globSync([...INPUTS, `${contentDir}/**/*`], {
    exclude: NOT_INPUTS,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative('.', path.join(parentPath, name)))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
