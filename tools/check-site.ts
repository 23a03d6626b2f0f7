// Usage: node tools/check-site.ts [check …]
// Checks the built site as visitors get it, and lists every fault; or only those found by the checks named.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogue, CONTENT_DIR } from '#catalogue/catalogue.ts'
import { pagesOfKind } from '#catalogue/ask/pages.ts'
import { dataSheetPath, SEARCH_DATA_PATH, PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { readContentFolder } from '#catalogue/read/read-content.ts'
import { asInlineScript } from '#catalogue/inline-script.ts'
import { fontCharacters } from './build/font.ts'
import { checkBudgets } from './site/budgets.ts'
import {
  checkBundle,
  checkEditorNotes,
  checkFigures,
  checkLeaks,
  checkUnfinished,
} from './site/leaks.ts'
import { type BuiltPage, readBuiltSite, type SiteCheck } from './site/built-site.ts'
import { checkCharacters, checkSpelling, checkTerms, readPreferences } from './site/language.ts'
import { readWordList } from './site/known-words.ts'
import { conditionalProducts, checkConditionalFigures } from './site/conditional-figures.ts'
import { checkDocuments } from './site/documents.ts'
import { checkHead, checkLinks, checkMarkup, checkIslands, checkStarter } from './site/markup.ts'
import { checkTypography } from './site/typography.ts'

const WORD_LIST = path.join(CONTENT_DIR, 'vocabulario/palabras.txt')
const PREFERENCES = path.join(CONTENT_DIR, 'vocabulario/preferidas.txt')

const site = readBuiltSite(path.join(process.env['BUILD_DIR'] ?? 'build', 'client'))
const fonts = readFileSync('src/styles/fonts.css', 'utf8')
const model = catalogue()
/** A sample only has the documents of its requested pages. */
const sample = process.env['SAMPLE']?.split(' ')
const isPrinted = (id: string) => !sample || site.files.has(dataSheetPath(id))
const hasDocuments = ({ path: page }: BuiltPage) => !sample || sample.includes(page)
const { products, site: owner, home } = model
const titleEnd = ` - ${owner.brand.name} Chile`
const wordList = readWordList(readFileSync(WORD_LIST, 'utf8'), WORD_LIST)
const names = [
  owner.brand.name,
  owner.brand.slug,
  // The bare identifier also counts: documents may break a long address.
  ...products.flatMap(({ id, code }) => (code === undefined ? [id] : [id, code])),
  // The owner decides how places and networks are spelled.
  ...owner.branches.flatMap(({ city, comuna = '', region, address }) => [
    city,
    comuna,
    region,
    address.value,
  ]),
  ...owner.networks.map(({ name }) => name),
  owner.legalName,
  ...pagesOfKind(model, 'customers').flatMap(({ content }) =>
    content.zones.flatMap(({ logos }) => logos.map(({ alt }) => alt)),
  ),
]
const phrases = [owner.brand.name, home.intro, ...products.map(({ tagline }) => tagline)]

const CHECKS: Record<string, SiteCheck> = {
  head: checkHead,
  links: checkLinks,
  leaks: checkLeaks,
  unfinished: checkUnfinished,
  'editor notes': checkEditorNotes(editorNotes()),
  markup: checkMarkup,
  characters: checkCharacters(
    fontCharacters(fonts, 'Archivo Variable') + fontCharacters(fonts, 'Symbols'),
  ),
  bundle: checkBundle(phrases),
  budgets: checkBudgets,
  starter: checkStarter(
    ['src/islands/starter.js', 'src/site/speculation.json'].map((file) =>
      asInlineScript(readFileSync(file, 'utf8')),
    ),
  ),
  islands: checkIslands(
    globSync('src/**/*.island.tsx').map((file) => path.basename(file, '.island.tsx')),
  ),
  spelling: checkSpelling(wordList, names),
  typography: checkTypography(titleEnd),
  figures: checkFigures,
  terms: checkTerms(readPreferences(readFileSync(PREFERENCES, 'utf8'))),
  conditions: checkConditionalFigures(
    conditionalProducts(model).filter(({ id }) => isPrinted(id)),
    [SEARCH_DATA_PATH, PRODUCT_DATA_PATH],
  ),
  documents: (whole) =>
    checkDocuments(products.filter(({ id }) => isPrinted(id)).map(({ id }) => dataSheetPath(id)))({
      ...whole,
      pages: whole.pages.filter(hasDocuments),
    }),
}

function editorNotes(): string[] {
  return [...readContentFolder(CONTENT_DIR).values()].flatMap((file) => file.editorNotes())
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in CHECKS))
if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(', ')}.`)

let count = 0
for (const [name, check] of Object.entries(CHECKS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const problems = await check(site)
  count += problems.length
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems) console.log(`  ${problem}`)
}
console.log(`${site.pages.length} pages, ${count} problems.`)
process.exitCode = count === 0 && site.pages.length > 0 ? 0 : 1
