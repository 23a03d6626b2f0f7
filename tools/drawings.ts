// Usage: npm run drawings [-- --port N]
//        npm run drawings -- --compare REVISION
//        npm run drawings -- --accept
// The gallery of every drawing, in Spanish, on the loopback interface; or a page with the drawings
// that differ from an earlier revision, under .cache/drawings; or what every drawing looks like now
// is what the tests ask for.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { acceptDrawings } from './drawings/accept.ts'
import { compareDrawings } from './drawings/compare.ts'
import { serveGallery } from './drawings/serve-gallery.ts'

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean' },
    compare: { type: 'string' },
    port: { type: 'string', default: '4174' },
  },
})

if (values.accept) {
  await acceptDrawings()
} else if (values.compare === undefined) {
  const { url } = await serveGallery(CONTENT_DIR, Number(values.port))
  console.log(`${url}  (Ctrl-C ends it)`)
} else {
  await compareDrawings(values.compare, CONTENT_DIR).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
