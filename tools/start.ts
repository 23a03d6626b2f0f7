// Usage: npm start
// Builds the site if any of its inputs has changed, then serves it.
import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { INPUTS_FILE, inputsHash } from './build/inputs.ts'

const buildDir = process.env['BUILD_DIR'] ?? 'build'
const inputsFile = path.join(buildDir, INPUTS_FILE)
const builtFrom = existsSync(inputsFile) ? readFileSync(inputsFile, 'utf8') : undefined

if (builtFrom !== inputsHash(CONTENT_DIR)) {
  console.log('Construyendo el sitio …')
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

process.env['BUILD_DIR'] = buildDir
await import('../server/main.ts')
