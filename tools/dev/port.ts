import { RELAY_PORT } from '../../deploy/headers.ts'

/** Where the site stands while it is being worked on; the same as when it is served. */
export const DEVELOPMENT_PORT = Number(process.env['PORT'] ?? RELAY_PORT)
