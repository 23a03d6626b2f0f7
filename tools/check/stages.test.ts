import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNIT_STAGES } from './stages.ts'

test.each(Object.entries(UNIT_STAGES))(
  'no test of the stage %s is run by another',
  (_, { parts, tests }) => {
    const unit = globSync('{src,drawings,server,tools,editor,tests}/**/*.test.ts')
    const chosen = unit.filter((file) => parts.some((part) => file.includes(part)))
    expect(globSync(tests).toSorted()).toEqual(chosen.toSorted())
  },
)
