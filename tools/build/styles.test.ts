import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(globSync('src/**/*.module.css'))(
  '%s leaves the layer of its own classes to the build',
  (file) => {
    const layers = readFileSync(file, 'utf8').match(/^@layer [^]*?^\}/gm) ?? []
    expect(layers.flatMap((layer) => layer.match(/^ +\.[\w-]+/gm) ?? [])).toEqual([])
  },
)
