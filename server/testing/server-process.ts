import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ServerProcess = Readonly<{
  child: ChildProcess
  output: { text: string }
  exit: Promise<number | null>
  /** The port, once the server listens there. */
  port: () => Promise<number>
}>

/** Processes start slowly on a busy machine. */
const START_LIMIT_MS = 120_000
const POLL_MS = 10

/** The compile cache, shared by all started servers and the test run (tools/check.ts). */
export const COMPILED: Readonly<Record<string, string>> = process.env['NODE_COMPILE_CACHE']
  ? { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
  : {}

/** Starts a program of the server, as a technician does; what it prints is collected. */
function start(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', name), ...args], {
    env: { ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output.text += chunk))
  }
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, output, exit }
}

/** The server as `npm start` runs it, in its own process, which the caller has to end. */
export function spawnServer(env: Readonly<Record<string, string>>): ServerProcess {
  const { child, output, exit } = start('main.ts', [], env)
  const port = async () => {
    const limitMs = performance.now() + START_LIMIT_MS
    for (;;) {
      const found = /^Sitio en http:\/\/localhost:(\d+)\n/m.exec(output.text)?.[1]
      if (found) return Number(found)
      if (child.exitCode !== null || performance.now() > limitMs) {
        throw new Error(`The server did not start: ${output.text}`)
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  return { child, output, exit, port }
}
