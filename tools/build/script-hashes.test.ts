import { expect, test } from 'vitest'
import { scriptHashes } from './script-hashes.ts'

test('each inline script is named once by its hash', () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
  expect(scriptHashes('<script>alert(1)</script><script type="module">alert(1)</script>')).toEqual([
    hash,
  ])
})

test('data and files need no hash', () => {
  const html =
    '<script type="application/ld+json">{}</script><script type="module" src="/assets/a.js"></script>'
  expect(scriptHashes(html)).toEqual([])
})
