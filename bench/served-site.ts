import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type ServedSite = { origin: string; stop: () => Promise<void> }

/** Serves a build with the site's own server, on a free port. */
export async function serveSite(buildDir: string): Promise<ServedSite> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', BUILD_DIR: buildDir },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (output) => {
      const found = /http:\/\/\S+/.exec(String(output))?.[0]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The server did not start for ${buildDir}.`)))
  })
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
