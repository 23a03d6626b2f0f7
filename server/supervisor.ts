import { spawn } from 'node:child_process'

/** systemd counts in microseconds. */
const US_PER_MS = 1000

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Tells systemd that the server is ready and, three times in each span of its watchdog, that it still runs: a process
 * that hangs says nothing and is started anew. Does nothing where systemd does not ask (sd_notify(3):
 * NOTIFY_SOCKET, WATCHDOG_USEC). Returns what says that it is stopping.
 */
export function tellSupervisor(env: Environment): () => void {
  if (!env['NOTIFY_SOCKET']) return () => {}
  const tell = (state: string) => {
    // Node opens no datagram socket of this kind. Who cannot be told is systemd's own concern: it starts us anew.
    spawn('systemd-notify', [state], { stdio: 'ignore' }).on('error', () => {})
  }
  tell('READY=1')
  const spanMs = Number(env['WATCHDOG_USEC'] ?? 0) / US_PER_MS
  const alive = spanMs > 0 ? setInterval(tell, spanMs / 3, 'WATCHDOG=1').unref() : undefined
  return () => {
    clearInterval(alive)
    tell('STOPPING=1')
  }
}
