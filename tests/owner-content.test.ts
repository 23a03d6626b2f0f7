import { expect, test } from 'vitest'
import { formatProblem } from '#catalogue/read/problem.ts'
import { reviewContent } from '../tools/review/review-content.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'
import { writeFilledContent } from './filled-content.ts'

test('what an owner fills in stops no publication: names, streets, telephones, logos, photographs', async () => {
  const folder = temporaryFolder()
  await writeFilledContent(folder)
  const { problems } = await reviewContent(folder)
  expect(problems.map(formatProblem)).toEqual([])
})
