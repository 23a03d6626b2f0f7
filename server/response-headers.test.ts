import { describe, expect, it } from 'vitest'
import { startServer } from './testing/server-fixture.ts'
import { PLAIN } from './testing/visitor.ts'

describe('headers', () => {
  it('protects pages, files, errors and redirects alike', async () => {
    const { url } = await startServer()
    for (const path of ['/', '/fichas/442c.pdf', '/no-existe', '/limpiadores']) {
      const { headers } = await fetch(url + path, PLAIN)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('opens documents in the browser, and nothing else with that word', async () => {
    const { url } = await startServer()
    const dispositionOf = async (path: string) =>
      (await fetch(url + path, PLAIN)).headers.get('content-disposition')
    expect(await dispositionOf('/fichas/442c.pdf')).toBe('inline')
    expect(await dispositionOf('/fichas/no-existe.pdf')).toBeNull()
    expect(await dispositionOf('/')).toBeNull()
  })

  it('asks for https alone once the visitor has come by it', async () => {
    const { url } = await startServer()
    const answer = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('allows pages the starter, and files nothing', async () => {
    const { url } = await startServer()
    const policyOf = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(url + path, { headers })).headers.get('content-security-policy')
    const starter = /script-src 'self'(?: 'sha256-[\w+/=]+')+;/
    for (const path of ['/', '/contacto', '/no-existe'])
      expect(await policyOf(path)).toMatch(starter)
    const unchanged = { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }
    expect(await policyOf('/contacto', unchanged)).toMatch(starter)
    expect(await policyOf('/fichas/442c.pdf')).toBeNull()
    expect(await policyOf('/fichas/442c.pdf', unchanged)).toBeNull()
  })
})
