import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import {
  createMachine,
  expectDone,
  issueCertificate,
  nginxCommandOf,
  run,
  SITE_NAME,
  startNginx,
  stopNginx,
  writeBuild,
  type Machine,
} from './machine-fixture.ts'
import { ask, askPlain, nameIn, servedSerial, servedName, visitsDuring } from './visit-fixture.ts'

let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  await stop?.()
  stop = undefined
})

async function newMachine(): Promise<Machine> {
  const created = createMachine(await freePort(), await freePort())
  await startNginx(created)
  stop = () => stopNginx(created)
  return created
}

/** A machine that serves build `uno`. */
async function publishedMachine(): Promise<Machine> {
  const on = await newMachine()
  await issueCertificate(on)
  return servingOne(on)
}

async function servingOne(on: Machine): Promise<Machine> {
  expectDone(await publish(on, 'uno'))
  await servedName(on, 'uno')
  return on
}

/** Runs the script of the published version, as the guide does. */
const order = (on: Machine, ...args: string[]) =>
  run(on, 'sh', path.join(on.folder, 'sitio/actual/deploy/sitio.sh'), ...args)

function publish(
  on: Machine,
  name: string,
  settings: { relayPort?: number; origin?: string; isPreview?: boolean } = {},
  ...words: string[]
) {
  const script = `${writeBuild(on, { name, ...settings })}/deploy/sitio.sh`
  return run(on, 'sh', script, 'publicar', ...words)
}

const versionsOf = ({ folder }: Machine) => readdirSync(path.join(folder, 'sitio/versiones'))
const assetsOf = ({ folder }: Machine) =>
  readdirSync(path.join(folder, 'sitio/actual/client/assets'))

test('a version comes and goes while people visit, and none meets two versions or nothing', async () => {
  const on = await publishedMachine()
  const change = async (name: string, ...command: string[]) => {
    expectDone(await run(on, 'sh', `${build}/deploy/sitio.sh`, ...command))
    await servedName(on, name)
  }
  const build = writeBuild(on, { name: 'dos' })
  const visits = await visitsDuring(on, [
    () => change('dos', 'publicar'),
    () => change('uno', 'volver'),
    () => change('dos', 'volver', versionsOf(on).at(-1) ?? ''),
  ])
  expect(visits.map(({ fault }) => fault).filter(Boolean)).toEqual([])
  expect(visits.filter(({ told }) => told.size > 1)).toEqual([])
  expect(new Set(visits.map(({ name }) => name))).toEqual(new Set(['uno', 'dos']))
  // Visitors who opened a page of either build can still load its files.
  for (const name of ['uno', 'dos']) {
    expect((await ask(on, `/assets/entry-${name}.js`)).status).toBe(200)
  }
})

describe.each(['dash', 'bash'])('an order that is interrupted, under %s', (shell) => {
  test.each([
    ['HUP', '-t'],
    ['INT', '-t'],
    ['TERM', '-t'],
    ['TERM', '-s reload'],
  ])(
    'by %s while nginx is asked %s, leaves a version that is served and no other',
    async (signal, at) => {
      const on = await publishedMachine()
      const versions = versionsOf(on)
      const build = writeBuild(on, { name: 'dos' })
      // Stands in for nginx: sends the signal to the script that called it, while that waits for the answer.
      const nginx = path.join(on.folder, 'interrupting-nginx')
      const real = nginxCommandOf(on)
      writeFileSync(
        nginx,
        `#!/bin/sh\ncase "$*" in *"${at}"*) kill -${signal} $PPID ;; esac\nexec ${real} "$@"\n`,
        { mode: 0o755 },
      )
      const { status } = await run(
        on,
        'env',
        `NGINX_COMMAND=${nginx}`,
        shell,
        `${build}/deploy/sitio.sh`,
        'publicar',
      )
      const isDone = at === '-s reload'
      expect(status === 0).toBe(isDone)
      expect(versionsOf(on).length).toBe(versions.length + (isDone ? 1 : 0))
      const name = isDone ? 'dos' : 'uno'
      await servedName(on, name)
      expect(
        readFileSync(path.join(on.folder, 'sitio/actual/client/index.html'), 'utf8'),
      ).toContain(name)
      expectDone(await run(on, 'sh', '-c', '$NGINX_COMMAND -t'))
    },
  )
})

test('what the relay cannot answer is answered in our words, under our headers', async () => {
  const on = await newMachine()
  await issueCertificate(on)
  const relayPort = await freePort() // nothing listens there
  expectDone(await publish(on, 'uno', { relayPort }))
  await servedName(on, 'uno')
  const words = 'No podemos recibir consultas por aquí en este momento'
  const gone = await ask(on, '/api/v1.0/email/token')
  expect(gone).toMatchObject({ status: 502, body: expect.stringContaining(words) })
  expect(gone.headers['x-content-type-options']).toBe('nosniff')
  expect(gone.headers['content-security-policy']).toContain("default-src 'self'")
  const headers = { host: SITE_NAME, 'content-length': 60_000_000 }
  const large = await ask(on, '/api/v1.0/email/send', { method: 'POST', headers })
  expect(large).toMatchObject({ status: 413, body: expect.stringContaining('es demasiado grande') })
  expect(large.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('a build with links in it is not published', async () => {
  const on = await publishedMachine()
  const versions = versionsOf(on)
  const build = writeBuild(on, { name: 'dos' })
  symlinkSync('/etc/hostname', path.join(build, 'client/x.txt'))
  const { status, said } = await run(on, 'sh', `${build}/deploy/sitio.sh`, 'publicar')
  expect(status).toBe(1)
  expect(said).toContain('client/x.txt')
  expect(versionsOf(on)).toEqual(versions)
})

test('a link that comes into a published version leads nowhere', async () => {
  const on = await publishedMachine()
  symlinkSync('/etc/hostname', path.join(on.folder, 'sitio/actual/client/x.txt'))
  expect((await ask(on, '/x.txt')).status).toBe(404)
})

test('a version that nginx does not accept changes nothing', async () => {
  const on = await publishedMachine()
  const versions = versionsOf(on)
  const build = writeBuild(on, { name: 'dos' })
  writeFileSync(`${build}/deploy/nginx/sitio/servidor.conf`, 'no_existe on;')
  const { status, said } = await run(on, 'sh', `${build}/deploy/sitio.sh`, 'publicar')
  expect(status).toBe(1)
  expect(said).toContain('el sitio sigue como estaba')
  expect(said).toContain('no_existe')
  expect(versionsOf(on)).toEqual(versions)
  expect(await order(on, 'versiones')).toEqual({ status: 0, said: `${versions[0]} ←\n` })
  expect(nameIn((await ask(on, '/')).body)).toBe('uno')
})

test('without an earlier version, or while another command runs, nothing changes', async () => {
  const on = await publishedMachine()
  const [version] = versionsOf(on)
  const back = await order(on, 'volver')
  expect([back.status, back.said]).toEqual([1, 'No hay una versión anterior a la vigente.\n'])
  const build = writeBuild(on, { name: 'dos' })
  const lock = `${on.folder}/sitio/.cerrojo`
  const both = await run(on, 'flock', lock, 'sh', `${build}/deploy/sitio.sh`, 'publicar')
  expect([both.status, both.said]).toEqual([1, 'Ya hay otra orden en marcha.\n'])
  expect(versionsOf(on)).toEqual([version])
})

test('a folder that is no build is not published', async () => {
  const on = await newMachine()
  const { folder } = on
  const { status, said } = await run(on, 'sh', 'deploy/sitio.sh', 'publicar', folder)
  expect([status, existsSync(`${folder}/sitio/versiones`)]).toEqual([1, false])
  expect(said).toContain('npm run build -- --publicar')
})

test('a build with sample data is not published, but on a test machine that asks for it', async () => {
  const on = await publishedMachine()
  const [version] = versionsOf(on)
  const refused = await publish(on, 'dos', { isPreview: true })
  expect(refused.status).toBe(1)
  expect(refused.said).toMatch(/vista previa[^]*npm run build -- --publicar\n/)
  expect(versionsOf(on)).toEqual([version])
  expect(await publish(on, 'tres', { isPreview: true }, '--vista-previa')).toMatchObject({
    status: 0,
  })
  await servedName(on, 'tres')
  const { said } = await order(on, 'versiones')
  expect(said.split('\n')).toEqual([version, `${versionsOf(on)[1]} (vista previa) ←`, ''])
})

test('before anything is published, every order says so', async () => {
  const on = await newMachine()
  for (const word of ['volver', 'versiones', 'limpiar', 'configurar', 'certificado']) {
    const { status, said } = await run(on, 'sh', 'deploy/sitio.sh', word)
    expect([word, status, said]).toEqual([
      word,
      1,
      'Todavía no hay nada publicado: se publica con sitio.sh publicar.\n',
    ])
  }
})

test('a machine without nginx is told to install it', async () => {
  const on = await newMachine()
  const script = `${writeBuild(on, { name: 'uno' })}/deploy/sitio.sh`
  const absent = `NGINX_COMMAND=${on.folder}/no-such-nginx -p x`
  expect(await run(on, 'env', absent, 'sh', script, 'publicar')).toEqual({
    status: 1,
    said: 'nginx no está instalado: sudo apt install nginx\n',
  })
})

test('old versions are cleared with what only they asked for, and never the one that is served', async () => {
  const on = await publishedMachine()
  for (const name of ['dos', 'tres', 'cuatro']) {
    await publish(on, name)
  }
  const [first = '', , third = '', fourth = ''] = versionsOf(on)
  await order(on, 'volver', first)
  // A word is not a number, and could be read as zero.
  expect(await order(on, 'limpiar', 'tres')).toMatchObject({ status: 1 })
  expect(versionsOf(on)).toHaveLength(4)
  expectDone(await order(on, 'limpiar', '02'))
  expect(versionsOf(on)).toEqual([first, third, fourth])
  expect(assetsOf(on)).toEqual(['cuatro', 'tres', 'uno'].map((name) => `entry-${name}.js`))
  await servedName(on, 'uno')
})

describe('the first time', () => {
  test('port 80 is there for the certificate, and what certbot then calls brings the site', async () => {
    const on = await newMachine()
    const { folder } = on
    const { status, said } = await publish(on, 'uno')
    expect(status).toBe(0)
    const command =
      /certbot certonly --webroot -w (\S+) -d (\S+) -d (\S+) --deploy-hook '(.*)'/.exec(said)
    expect(command?.slice(1, 4)).toEqual([`${folder}/sitio/acme`, SITE_NAME, 'sitio.test'])
    // The authority's challenge file, under both names.
    mkdirSync(`${folder}/sitio/acme/.well-known/acme-challenge`, { recursive: true })
    writeFileSync(`${folder}/sitio/acme/.well-known/acme-challenge/prueba`, 'sí')
    for (const host of [SITE_NAME, 'sitio.test']) {
      // nginx does not report when the workers of a reload have taken over.
      await expect
        .poll(() => askPlain(on, host, '/.well-known/acme-challenge/prueba'))
        .toMatchObject({ body: 'sí' })
    }
    await issueCertificate(on)
    expectDone(await run(on, 'sh', '-c', command?.[4] ?? ''))
    await servedName(on, 'uno')
  })

  test('http and the other name lead to the site, whichever way one comes', async () => {
    const on = await publishedMachine()
    const location = `https://${SITE_NAME}/contacto?a=1`
    for (const host of [SITE_NAME, 'sitio.test']) {
      expect(await askPlain(on, host, '/contacto?a=1')).toMatchObject({ status: 301, location })
    }
    const headers = { host: 'sitio.test' }
    const other = await ask(on, '/contacto?a=1', { servername: 'sitio.test', headers })
    expect(other).toMatchObject({ status: 301, location })
  })
})

test('a renewed certificate is used as soon as certbot has called', async () => {
  const on = await publishedMachine()
  const before = await servedSerial(on)
  await issueCertificate(on)
  expect(await servedSerial(on)).toBe(before)
  expectDone(await order(on, 'certificado'))
  await expect.poll(() => servedSerial(on)).not.toBe(before)
})

describe('what was copied to the machine', () => {
  test('is told to be older than the build, and is replaced when asked', async () => {
    const on = await publishedMachine()
    const { folder } = on
    mkdirSync(`${folder}/systemd`)
    writeFileSync(`${folder}/systemd/sitio.service`, '# sitio 000000000000\n')
    const unchanged = await publish(on, 'dos', { relayPort: 4180 })
    expect(unchanged.said.match(/^AVISO: \S+/gm)).toEqual([
      `AVISO: ${folder}/systemd/sitio.service`,
    ])
    rmSync(`${folder}/systemd/sitio.service`)
    const changed = await publish(on, 'tres', { origin: 'https://sitio.test' })
    expect(changed.said.match(/^AVISO: \S+/gm)).toEqual([
      `AVISO: ${folder}/nginx/conf.d/sitio.conf`,
    ])
    expectDone(await order(on, 'configurar'))
    const copied = readFileSync(`${folder}/nginx/conf.d/sitio.conf`, 'utf8')
    expect(copied).toContain('return 301 https://sitio.test$request_uri;')
    expect((await publish(on, 'cuatro', { origin: 'https://sitio.test' })).said).not.toContain(
      'AVISO',
    )
  })

  test('says nothing while it is as the build has it', async () => {
    const on = await publishedMachine()
    expect((await publish(on, 'dos')).said).toMatch(/^Publicada \d{8}-\d{6}(?:-2)?\.\n$/)
  })
})
