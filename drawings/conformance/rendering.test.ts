import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { draw } from '../draw.tsx'
import { EVERY_KIND } from '../testing/every-kind.ts'

/** In bytes as served; scenes and bodies in the round may weigh more. */
const BYTES_MAX = 6 * 1024
const BYTES_MAX_RICH = 14 * 1024
const options = { id: 'd', subject: 'Sello de prueba', theme: 'light' } as const
const NO_FAULTS = {
  isHeavy: false,
  leavesOpen: undefined,
  repeatsIds: false,
  foreignIds: [],
  unknownIds: [],
  saysLittle: false,
}

describe.each(EVERY_KIND)('every drawing of kind $kind', ({ kind, drawings, files }) => {
  test('weighs little, in every size, with ids of its own and no colour left open for a PDF', () => {
    for (const { drawing, size } of files) {
      const { svg, description } = draw(drawing, { ...options, size })
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id = '']) => id)
      const faults = {
        isHeavy: isHeavier(
          svg,
          kind === 'scene' || size === 'cutaway' ? BYTES_MAX_RICH : BYTES_MAX,
        ),
        leavesOpen: /var\(|NaN|undefined|Infinity/.exec(svg)?.[0],
        repeatsIds: new Set(ids).size < ids.length,
        foreignIds: ids.filter((id) => !id.startsWith('d-')),
        unknownIds: used.filter((id) => !ids.includes(id)),
        saysLittle: size !== 'cutaway' && description.length <= 80,
      }
      expect({ drawing, size, ...faults }).toEqual({ drawing, size, ...NO_FAULTS })
    }
  })

  test('looks different wherever a parameter differs', () => {
    const alike = Map.groupBy(
      drawings,
      (drawing) => draw(drawing, { ...options, size: 'section' }).svg,
    )
    expect([...alike.values()].filter(({ length }) => length > 1)).toEqual([])
  })
})

/** Compresses at high quality only if the low quality, ten times quicker, exceeds the limit. */
function isHeavier(svg: string, most: number): boolean {
  const { length } = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return length >= most && brotliCompressSync(svg).length >= most
}
