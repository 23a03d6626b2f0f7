import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const text = 'sello mecánico '.repeat(100)

async function compressed(name: string, content: string): Promise<string> {
  const file = path.join(temporaryFolder(), name)
  writeFileSync(file, content)
  await precompress(path.dirname(file))
  return file
}

test('a text file unpacks to itself, both ways, also the second time', async () => {
  for (const _ of ['made', 'remembered']) {
    const file = await compressed('index.html', text)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
  }
})

test.each([
  ['a picture', 'a.png', text],
  ['a file that fits one packet', 'a.html', 'corto'],
])('%s is left alone', async (_, name, content) => {
  expect(existsSync(`${await compressed(name, content)}.br`)).toBe(false)
})
