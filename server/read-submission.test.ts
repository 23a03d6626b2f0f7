import { expect, it } from 'vitest'
import { createSpool } from './read-submission.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'

it('a file that comes back shorter than it was is no attachment: memory would fill the rest', async () => {
  const spool = createSpool(temporaryFolder())
  await spool.write(Buffer.from('%PDF-1.7'))
  expect(String(await spool.read(0, 8))).toBe('%PDF-1.7')
  await expect(spool.read(4, 8)).rejects.toThrow('4 of 8 bytes')
  await spool.close()
})
