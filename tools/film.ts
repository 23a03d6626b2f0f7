// Usage: npm run film [-- --captions]
// Renders the film of /historia from its script in content/paginas/historia.yaml into public/video:
// WebM (VP9) and MP4 (H.264), poster and captions; with --captions only the two last, without ffmpeg.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { captions: { type: 'boolean', default: false } } })

// Drawings are TSX, which Node alone does not read.
const { module: production } = await runnerImport<typeof import('./film/production.ts')>(
  './tools/film/production.ts',
)
mkdirSync(production.FOLDER, { recursive: true })
for (const { path, text } of production.textFiles()) writeFileSync(path, text)
if (!values.captions) await production.shoot()
