import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Returns a new empty folder. It is removed when the test run ends (temporary-files.ts). */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'carpeta-'))
}
