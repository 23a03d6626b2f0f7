import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { letPiecesGo } from './let-go.ts'

/** Holds what is being uploaded until it is whole. */
export type Spool = Readonly<{
  write: (chunk: Uint8Array) => Promise<void>
  read: (start: number, length: number) => Promise<Buffer>
  close: () => Promise<void>
}>

/**
 * Opens a file on the disk, since the memory for many slow uploads would be needed by others. It has no name
 * from the beginning, so that the system takes it away however the upload or the server ends.
 */
export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `.subida-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return {
    write: async (chunk) => {
      await file.appendFile(chunk)
      letPiecesGo(chunk.length)
    },
    read: async (start, length) => {
      const content = Buffer.allocUnsafeSlow(length)
      await file.read(content, 0, length, start)
      return content
    },
    close: () => file.close(),
  }
}
