import { expect, test } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import type { Publishing } from './content-state.ts'
import { createPublishing } from './publishing.ts'

test('wrong settings are said, and the owner may publish again once they are right', async () => {
  const shown: Publishing[] = []
  const publishing = createPublishing((state) => shown.push(state))
  publishing(() => {
    throw new Error('publicacion.yaml: falta la carpeta')
  })
  await eventually(() =>
    expect(shown.at(-1)).toMatchObject({ end: expect.stringContaining('falta la carpeta') }),
  )
  publishing(async (tell) => {
    tell('1 de 2 · copiando 1')
    tell('1 de 2 · copiando 2')
    expect(() => publishing(async () => {})).toThrow('Ya se está publicando.')
  })
  await eventually(() =>
    expect(shown.at(-1)).toEqual({ lines: ['1 de 2 · copiando 2'], end: 'Listo.', isBusy: false }),
  )
})
