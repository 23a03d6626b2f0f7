import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { asHydrationData } from './page-data.ts'

test("a data file is converted into the router's hydration stream", async () => {
  const file =
    '[{"_1":2,"_3":4},"root",{"_5":6},"routes/home",{"_5":7},"data",{"_5":8},{"_5":-5},"Sellos"]\n'
  const stream = new Blob([asHydrationData(file)]).stream()
  const { value } = await decode(stream, globalThis)
  expect(value).toEqual({
    loaderData: { root: { data: 'Sellos' }, 'routes/home': { data: null } },
  })
})
