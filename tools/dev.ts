// Usage: npm run dev
// The site, live while its code and content change.
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { RELAY_PORT } from '../deploy/headers.ts'
import { serveSite } from './dev/serve-site.ts'

/** Where the site stands while it is being worked on; the same as when it is served. */
const PORT = Number(process.env['PORT'] ?? RELAY_PORT)

const site = await serveSite(CONTENT_DIR, PORT)
console.log(site.url)
// The editor, which has this beside it, is told that it serves, and tells when a file has been written whole.
process.send?.('ready')
process.on('message', () => void site.contentChanged().catch(console.error))
process.on('disconnect', () => process.exit())
