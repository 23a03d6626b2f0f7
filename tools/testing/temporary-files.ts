import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Gives a test run one folder for all its temporary files, which is removed when the run ends. */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitio-'))
  // Workers and the programs that they start read it from their environment.
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
