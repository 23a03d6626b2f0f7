import { readFile } from 'node:fs/promises'
import { ConfigError } from './config.ts'

/** Reads JSON that the build may have written; undefined if it has not. */
export async function readBuildFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined
    throw new ConfigError(`No se puede leer ${file}: ${String(failure)}`)
  }
}
