import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { logToTerminal as log } from './log.ts'
import { openEnquiryDeskThread } from './enquiry-desk-thread.ts'
import { smtpAddress } from './smtp.ts'
import { STORE_NAME } from './store-file.ts'
import { spawn } from 'node:child_process'

/** systemd counts in microseconds. */
const US_PER_MS = 1000

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Tells systemd that the server is ready and, three times in each watchdog interval, that it still runs, so that a
 * process that hangs is restarted. Does nothing where systemd does not ask (sd_notify(3): NOTIFY_SOCKET,
 * WATCHDOG_USEC). Returns a function that tells it that the server is stopping.
 */
function tellSupervisor(env: Environment): () => void {
  if (!env['NOTIFY_SOCKET']) return () => {}
  const tell = (state: string) => {
    // Node has no Unix datagram sockets. If systemd cannot be told, it restarts us itself.
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

/** Longer than any enquiry takes; whatever still runs then is a download that hangs. */
const STOP_DEADLINE_MS = 20_000
const LOCAL_HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::']

function siteAddress(host: string, address: string | AddressInfo | null): string {
  const port = typeof address === 'object' && address ? address.port : ''
  const name = LOCAL_HOSTS.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function destinationText({ mail, outboxFolder }: Config): string {
  return mail.smtpUrl === undefined
    ? `Las consultas se guardan como archivos .eml en ${outboxFolder}`
    : `Las consultas se entregan por ${smtpAddress(mail.smtpUrl)}; se guardan en ${outboxFolder}`
}

function problemText(failure: unknown, config: Config | undefined): string | undefined {
  if (failure instanceof ConfigError) return failure.message
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
  if (code === 'EADDRINUSE') return `El puerto ${config?.port} está ocupado: elige otro con PORT.`
  if (code === 'EACCES')
    return `No se permite abrir el puerto ${config?.port}: elige otro con PORT.`
  return undefined
}

/** Refuses a store that this user may not write: a copy restored as root belongs to root. */
function refuseClosedStore(store: string) {
  if (!existsSync(store)) return
  try {
    accessSync(store, constants.R_OK | constants.W_OK)
  } catch {
    throw new ConfigError(
      `No se puede escribir en ${store}: es de otro usuario. Como root: chown sitio: ${store}`,
    )
  }
}

async function start(config: Config): Promise<void> {
  if (!existsSync(join(config.siteFolder, 'index.html'))) {
    throw new ConfigError(`No hay un sitio construido en ${config.siteFolder}.`)
  }
  refuseClosedStore(join(config.outboxFolder, STORE_NAME))
  const desk = openEnquiryDeskThread(config, (failure) => {
    // No enquiry could be accepted any more: the supervisor restarts the process.
    process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`)
    process.exit(1)
  })
  const app = await createApp({ config, desk, log })
  await app.listen({ port: config.port, host: config.host })

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) process.exit(1) // a second signal: end at once
    isStopping = true
    log('deteniendo')
    tellStopping()
    const deadline = setTimeout(() => {
      log('cortando lo que sigue en curso')
      app.server.closeAllConnections()
    }, STOP_DEADLINE_MS)
    await app.close()
    clearTimeout(deadline)
    log('detenido')
    process.exit(0)
  }
  const tellStopping = tellSupervisor(process.env)
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  // One write, after the signal handlers are set: a program that reads the first line has everything.
  const site = `Sitio en ${siteAddress(config.host, app.server.address())}`
  process.stdout.write(`${site}\n${destinationText(config)}\n`)
}

let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (failure) {
  const text = problemText(failure, config)
  if (text === undefined) throw failure
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
