// Usage: npm run dev
// Serves the site, and updates it when its code or content changes.
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { RELAY_PORT } from '../deploy/headers.ts'
import { serveSite } from './dev/serve-site.ts'

/** The development server's port; the same as for serving the site. */
const PORT = Number(process.env['PORT'] ?? RELAY_PORT)

const site = await serveSite(CONTENT_DIR, PORT)
console.log(site.url)
// The editor, if it started this process, is told when the site is served, and tells when a file has been written.
process.send?.('ready')
process.on('message', () => void site.contentChanged().catch(console.error))
process.on('disconnect', () => process.exit())
