import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { LOGO_KEY } from '#catalogue/read/owner-pictures.ts'
import { paintPng } from '#drawings/png.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { dataSheet } from './data-sheet.ts'
import { outsideFrame, overlapsOf } from './testing/layout-faults.ts'
import { wordsOf } from './testing/poppler.ts'
import { readPdf, tagsOfRole } from './testing/read-pdf.ts'

const model = catalogue()
const { site } = model
const product = model.products.find(({ id }) => id === '442c')
const [branch] = site.branches
if (!product || !branch) throw new Error('The content has no 442c, or no branch')

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><path d="M0 60 60 0l60 60z"/></svg>'

test.each([
  ['svg', async () => LOGO],
  ['png', () => paintPng(LOGO, 240)],
])(
  'the company’s logo, as .%s, stands for the sign and the name, and is read aloud as the name',
  async (ending, make) => {
    const fileName = `logo.${ending}`
    const file = path.join(temporaryFolder(), fileName)
    writeFileSync(file, await make())
    const own = { file, fileName, width: 240, height: 60 }
    const { file: printed } = await dataSheet(product, {
      ...model,
      ownerPictures: new Map([[LOGO_KEY, own]]),
    })
    const { tags } = await readPdf(printed)
    expect(tagsOfRole(tags, 'Figure').map(({ alt }) => alt)).toContain(site.brand.name)
    const words = await wordsOf(printed)
    expect([...overlapsOf(words), ...outsideFrame(words)]).toEqual([])
  },
)

const MAIL = 'sucursal.puerto-montt.ventas@empresa-de-sellos.example'

test.each([1, 2, 3, 4, 5])(
  '%i branches have room at the foot, and their mails are printed as they are written',
  async (count) => {
    const branches = Array.from({ length: count }, () => ({
      ...branch,
      email: { value: MAIL, pending: false },
    }))
    const { file: printed } = await dataSheet(product, { ...model, site: { ...site, branches } })
    const words = await wordsOf(printed)
    expect([...overlapsOf(words), ...outsideFrame(words)]).toEqual([])
    const { text } = await readPdf(printed)
    expect(text.replaceAll(' ', '').split(MAIL)).toHaveLength(count + 1)
  },
)
