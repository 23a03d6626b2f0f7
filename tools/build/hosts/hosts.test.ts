import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { metaPolicy } from '../../../deploy/answer-headers.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { namesOf } from './hosted-site.ts'
import { PREVIEW_MARK, writeHosts } from './write-hosts.ts'
import { headersFile, redirectsFile } from './static-host.ts'

const to = '/productos/sellos-mecanicos/sellos-partidos'
const redirects = [{ from: '/sellos-partidos', to, status: 301 }] as const
const SITE = { origin: 'https://www.sitio.test', redirects, relayPort: 4180, isPreview: false }

function hostedBuild(files: readonly string[] = []): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'client/contacto'), { recursive: true })
  for (const file of ['index.html', 'contacto/index.html', ...files]) {
    writeFileSync(path.join(folder, 'client', file), '')
  }
  return folder
}

function written(files: readonly string[] = []) {
  const folder = hostedBuild(files)
  writeHosts({ ...SITE }, folder)
  return (file: string) => readFileSync(path.join(folder, file), 'utf8')
}

describe('an earlier address leads on', () => {
  test.each([
    ['client/_redirects', `/sellos-partidos ${to} 301\n`],
    ['deploy/nginx/sitio/mapas.conf', `  "/sellos-partidos/" "${to}$is_args$args";\n`],
  ])('by %s', (file, text) => {
    expect(written()(file)).toContain(text)
  })
})

describe('pages are allowed the starter and the rules for fetching ahead', () => {
  test.each(['page-policy.txt', 'deploy/nginx/sitio/mapas.conf'])('in one line of %s', (file) => {
    const lines = written()(file)
      .split('\n')
      .filter((line) => line.includes('script-src'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/script-src 'self' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+';/)
    expect(lines[0]).toContain("frame-ancestors 'none'")
  })

  test('by themselves on static hosts, whose one policy says nothing of scripts', () => {
    const headers = written()('client/_headers')
    expect(headers).toContain("frame-ancestors 'none'")
    expect(headers).not.toMatch(/script-src|default-src/)
  })
})

describe('static hosts', () => {
  test('have pages that say themselves what they may run and reach', () => {
    // frame-ancestors works only as a header.
    expect(metaPolicy('relay')).not.toMatch(/frame-ancestors|emailjs/)
    expect(metaPolicy('emailjs')).toContain("connect-src 'self' https://api.emailjs.com;")
  })

  test('join values of two rules, so none is said twice', () => {
    const rules = headersFile('relay').split(/^(?=\/)/m)
    const [everywhere = '', ...narrower] = rules
    const names = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
    for (const rule of narrower) {
      for (const name of names(rule)) expect(names(everywhere)).not.toContain(name)
    }
    expect(headersFile('relay')).toMatch(
      /^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m,
    )
    expect(headersFile('relay')).not.toContain('/api/')
  })

  test('heed the last of two rules for one path, so there is one', () => {
    const paths = headersFile('relay').match(/^\/.*$/gm) ?? []
    expect(paths).toContain('/assets/*')
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('take so many redirects and no more; the build says so rather than lose one', () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({
      from: `/antigua-${index}`,
      to,
      status: 301 as const,
    }))
    expect(() => redirectsFile({ redirects: many })).toThrow('2001')
    expect(redirectsFile({ redirects: many.slice(1) })).toContain('/antigua-2000 ')
  })
})

test('a file of a type that no host would know stops the build', () => {
  expect(() => written(['plano.dwg'])).toThrow('plano.dwg')
})

test('only a build with sample data bears the mark that keeps it from being published', () => {
  const folder = hostedBuild()
  const isMarked = () => existsSync(path.join(folder, PREVIEW_MARK))
  writeHosts({ ...SITE, isPreview: true }, folder)
  expect(isMarked()).toBe(true)
  expect(readFileSync('deploy/sitio.sh', 'utf8')).toContain(`/${PREVIEW_MARK}"`)
  writeHosts({ ...SITE }, folder)
  expect(isMarked()).toBe(false)
})

test.each(['page-policy.txt', 'client/_headers', 'deploy/nginx/sitio/mapas.conf'])(
  'pages reach EmailJS only where it takes the enquiries: %s',
  (file) => {
    const folder = hostedBuild()
    const policyWith = (relayPort: number | undefined) => {
      writeHosts({ ...SITE, relayPort }, folder)
      return readFileSync(path.join(folder, file), 'utf8')
    }
    expect(policyWith(undefined)).toContain("form-action 'self' https://api.emailjs.com;")
    expect(policyWith(4180)).toContain("form-action 'self';")
    expect(policyWith(4180)).not.toContain('emailjs')
  },
)

test('the relay is wired in only where it takes the enquiries', () => {
  const folder = hostedBuild()
  const relay = () =>
    ['deploy/nginx/consultas.conf', 'deploy/systemd/sitio.service'].map((file) =>
      existsSync(path.join(folder, file)),
    )
  writeHosts({ ...SITE, relayPort: undefined }, folder)
  expect(relay()).toEqual([false, false])
  writeHosts({ ...SITE }, folder)
  expect(relay()).toEqual([true, true])
})

test.each(['deploy/nginx/consultas.conf', 'deploy/systemd/sitio.service'])(
  'the relay’s port is the same everywhere: %s',
  (file) => {
    expect(written()(file)).toMatch(/(?:127\.0\.0\.1:|PORT=)4180\b/)
    expect(written()(file)).not.toContain('4173')
  },
)

test.each([
  ['https://www.sitio.test', ['www.sitio.test', 'sitio.test']],
  ['https://sitio.test', ['sitio.test', 'www.sitio.test']],
  ['https://catalogo.sitio.test', ['catalogo.sitio.test']],
])('%s has these names', (origin, names) => {
  expect(namesOf({ origin })).toEqual(names)
})

test('a file copied out of the build gets a new label only if it changes', () => {
  const folder = hostedBuild()
  const markOf = (site: typeof SITE) => {
    writeHosts({ ...site }, folder)
    return readFileSync(path.join(folder, 'deploy/nginx/sitio.conf'), 'utf8').split('\n')[0]
  }
  const mark = markOf(SITE)
  expect(mark).toMatch(/^# sitio [0-9a-f]{12}$/)
  expect(markOf({ ...SITE, relayPort: 4190 })).toBe(mark)
  expect(markOf({ ...SITE, origin: 'https://otro.test' })).not.toBe(mark)
})

test.each(['deploy/nginx/sitio.conf', 'deploy/nginx/inicio.conf', 'deploy/nginx/nginx.conf'])(
  'nobody’s address is noted: %s',
  (file) => {
    const text = written()(file)
    const servers = text.match(/^ *server \{/gm)?.length ?? 0
    const isOffForAll = /^ {2}access_log off;\n[^]* server \{/m.test(text)
    expect(isOffForAll || text.match(/ access_log off;/g)?.length === servers).toBe(true)
    expect(text).toMatch(/error_log \S+ crit;/)
  },
)
