import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

export type RunningHost = Readonly<{ port: number; stop: () => Promise<void> }>

type Program = Readonly<{
  command: string
  args: readonly string[]
  port: number
  env?: Readonly<Record<string, string>>
}>

/** Long enough for a busy machine; after that, the program will not start at all. */
const START_LIMIT_MS = 300_000

/** Starts a host's program, and waits until it answers on its port. */
export async function startProgram({ command, args, port, env }: Program): Promise<RunningHost> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const exit = once(child, 'exit')
  const startedAt = performance.now()
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      child.kill('SIGKILL')
      throw new Error(`${command} did not start: ${errors}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
