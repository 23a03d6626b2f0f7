import { expect, test } from 'vitest'
import { withLateData } from './late-data.ts'

const script = (code: string) =>
  `<script>window.__reactRouterContext.streamController.${code};</script>`
const page = (stream: string) =>
  `<body><h1>Sellos</h1>${script(`enqueue(${JSON.stringify(stream)})`)}<!--$-->${script('close()')}</body>`
const IN_PAGE =
  '[{"_1":2},"loaderData",{"_3":4,"_5":6},"root",{"_7":8},"routes/home",{"_7":9},"title","Sitio","Sellos"]\n'
const IN_FILE =
  '[{"_1":2,"_3":4},"root",{"_5":6},"routes/home",{"_5":7},"data",{"_8":9},{"_8":10},"title","Sitio","Sellos"]\n'

test('the data leave the page, whose markup stays as it was', async () => {
  expect(await withLateData(page(IN_PAGE), IN_FILE, 'index.html')).toBe(
    '<body><h1>Sellos</h1><!--$--></body>',
  )
})

test.each([
  ['without data', '<body><h1>Sellos</h1></body>', IN_FILE],
  ['whose data never end', page(IN_PAGE).replace('close()', 'open()'), IN_FILE],
  ['whose data file says something else', page(IN_PAGE), IN_FILE.replace('Sellos', 'Juntas')],
])('the build fails on a page %s', async (_, html, dataFile) => {
  await expect(withLateData(html, dataFile, 'index.html')).rejects.toThrow('index.html')
})
