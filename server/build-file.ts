import { readFile, stat } from 'node:fs/promises'
import { ConfigError } from './config.ts'

/** `read` rejects with ConfigError if the file cannot be read. */
export type BuildFile<Value> = Readonly<{ read: () => Promise<Value> }>

/** A file of the build, read again whenever it has changed; `parse` gets undefined if there is no such file. */
export function createBuildFile<Value>(
  file: string,
  parse: (text: string | undefined) => Value,
): BuildFile<Value> {
  let stamp: string | undefined
  let value: Promise<Value>
  return {
    read: async () => {
      const found = await stat(file).catch(() => undefined)
      const current = [found?.dev, found?.ino, found?.ctimeMs, found?.size].join(':')
      if (current !== stamp) {
        stamp = current
        const text = readText(file)
        // A failure to read may pass; the next request tries again.
        text.catch(() => (stamp = undefined))
        value = load(file, text, parse)
      }
      return value
    },
  }
}

async function load<Value>(
  file: string,
  text: Promise<string | undefined>,
  parse: (text: string | undefined) => Value,
): Promise<Value> {
  try {
    return parse(await text)
  } catch (failure) {
    throw new ConfigError(`No se puede leer ${file}: ${String(failure)}`)
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined
    throw failure
  }
}
