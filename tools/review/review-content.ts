import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import type { ContentFile } from '#catalogue/read/content-file.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { pagePlaceholders, sitePlaceholders } from '#catalogue/read/placeholders.ts'
import type { Problem } from '#catalogue/read/problem.ts'
import { readContentFolder, type ContentFolder } from '#catalogue/read/read-content.ts'
import { nearestWord } from '#schema/nearest-word.ts'
import { setType } from '#figures/set-type.ts'
import { fontCharacters } from '../build/font.ts'
import { SPACE, preferredNames, readPreferences } from '../site/language.ts'
import { readWordList, type WordList } from '../site/known-words.ts'
import { typographyFaults } from '../site/typography.ts'
import { reviewPictures } from './review-pictures.ts'
import { isRead, ownNames, readTexts, type ReadText } from './read-texts.ts'
import { openSpeller, type Speller } from './speller.ts'
import { unknownWords, wordsOfNames } from './unknown-words.ts'

/** The problems that block a publication, and remarks that only deserve a look. */
export type Review = {
  catalogue: Catalogue | undefined
  problems: readonly Problem[]
  remarks: readonly Problem[]
}

/** The words of the trade and of the owner that no dictionary has. */
const WORD_LIST = 'vocabulario/palabras.txt'
const PREFERENCES = 'vocabulario/preferidas.txt'
const FONTS = path.join(import.meta.dirname, '../../src/styles/fonts.css')
const ADDRESS = /\S+@\S+|https?:\/\/\S+|Jurisdicción - Domicilio/g
/** Fields with streets, names and branches' lines, which the owner writes as they like. */
const VERBATIM = new Set(['address', 'legalName', 'city', 'comuna', 'region', 'copyright', 'alt'])

/** Checks the content for all that could block a publication: shape, words, punctuation, pictures, brand. */
export async function reviewContent(folder: string): Promise<Review> {
  const { catalogue, problems } = loadCatalogue(folder)
  const files = readContentFolder(folder)
  const language = await languageOf(folder, files)
  const words: Problem[] = []
  // If a file cannot be read, its names are unknown, and other files' uses of them would look like mistakes.
  const isWhole = [...files.values()].every(({ syntaxProblems }) => syntaxProblems.length === 0)
  for (const [name, file] of files) {
    if (!isWhole || !isRead(name)) continue
    words.push(...languageProblems(file, placeholdersOf(file, files), language))
    // Lets the server answer requests meanwhile.
    await setImmediate()
  }
  const pictures = await reviewPictures(folder, new Set(problems.map(({ file }) => file)))
  return {
    catalogue,
    problems: [
      ...problems,
      ...words,
      ...language.list.problems.map(problemOfList),
      // A brand with mistakes cannot be searched for.
      ...(problems.some(({ file }) => file === 'content/sitio.yaml') ? [] : brandProblems(files)),
      ...pictures.problems,
    ],
    remarks: [...pictures.remarks, ...fewerLogos(catalogue, files)],
  }
}

/** Remarks on customers of whom only some have a logo: either logos are missing, or the number is outdated. */
function fewerLogos(catalogue: Catalogue | undefined, files: ContentFolder): Problem[] {
  return [...(catalogue?.pages.values() ?? [])].flatMap(({ content, file }) =>
    content.kind !== 'customers'
      ? []
      : content.zones.flatMap(({ count, logos }, index) => {
          if (logos.length === 0 || logos.length === count) return []
          const message = `dice ${count} clientes, y hay ${logos.length} logotipos: si no hay más, corrige la cuenta`
          const known = files.get(file.replace('content/', ''))
          return known ? [known.problem(['zones', index, 'count'], message)] : []
        }),
  )
}

type Language = {
  list: WordList
  known: ReadonlySet<string>
  speller: Speller
  namesInstead: ReturnType<typeof preferredNames>
  characters: ReadonlySet<string>
  /** The faults found earlier, by text. */
  found: Map<string, string[]>
}

/** The language data used last: texts keep their results while word lists and names stay the same. */
let last: { key: string; language: Language } | undefined

async function languageOf(folder: string, files: ContentFolder): Promise<Language> {
  const [words = '', preferences = ''] = [WORD_LIST, PREFERENCES].map((name) =>
    readFileSync(path.join(folder, name), 'utf8'),
  )
  const names = wordsOfNames(ownNames(files))
  const key = [words, preferences, ...names].join('\n')
  if (last?.key === key) return last.language
  const list = readWordList(words, `content/${WORD_LIST}`)
  const fonts = readFileSync(FONTS, 'utf8')
  const language = {
    list,
    known: new Set([...list.words, ...names]),
    speller: await openSpeller(),
    namesInstead: preferredNames(readPreferences(preferences)),
    characters: new Set(
      fontCharacters(fonts, 'Archivo Variable') + fontCharacters(fonts, 'Symbols'),
    ),
    found: new Map(),
  }
  last = { key, language }
  return language
}

function placeholdersOf(file: ContentFile, files: ContentFolder) {
  return {
    ...sitePlaceholders(files.get('sitio.yaml')?.data({})),
    ...pagePlaceholders(file.data({})),
  }
}

function languageProblems(
  file: ContentFile,
  placeholders: Readonly<Record<string, string>>,
  language: Language,
): Problem[] {
  const isGlossary = file.file.endsWith('glosario.yaml')
  return readTexts(file.data(placeholders)).flatMap(({ text, at }: ReadText) => {
    if (at.some((key) => VERBATIM.has(String(key)))) return []
    return textFaults(text, language, isGlossary).map((message) => file.problem(at, message))
  })
}

/** The faults in the words and punctuation of one text, explained to an editor. */
function textFaults(text: string, language: Language, isGlossary: boolean): string[] {
  const key = `${isGlossary} ${text}`
  const found = language.found.get(key) ?? faultsOfText(text, language, isGlossary)
  language.found.set(key, found)
  return found
}

function faultsOfText(text: string, language: Language, isGlossary: boolean): string[] {
  const { known, speller, namesInstead, characters } = language
  const set = setType(text.normalize('NFC'))
  const strange = [...new Set(set)].filter((sign) => !characters.has(sign) && !SPACE.test(sign))
  return [
    ...new Set(unknownWords(set, known, speller).map((word) => unknownWord(word, speller))),
    ...typographyFaults(set.replace(ADDRESS, '')),
    ...(isGlossary ? [] : namesInstead(set)),
    ...(strange.length > 0 ? [`la letra del sitio no tiene «${strange.join('')}»`] : []),
  ]
}

function unknownWord(word: string, { suggest }: Speller): string {
  const near = nearestWord(word, suggest(word))
  const advice = near === undefined ? '' : `¿será «${near}»? `
  return `«${word}» no está en el diccionario: ${advice}Si existe, se agrega a ${WORD_LIST}`
}

function problemOfList(line: string): Problem {
  const [, file = '', number = '1', message = ''] = /^(.*?):(\d+): (.*)$/.exec(line) ?? []
  return { file, line: Number(number), column: 1, field: '', message }
}

/** The brand must only be written in one place: a text that spells it out would keep the old name after a change. */
function brandProblems(files: ContentFolder): Problem[] {
  const { marca = '' } = sitePlaceholders(files.get('sitio.yaml')?.data({}))
  const spelt = new RegExp(
    `(?<![\\p{L}\\d])${marca.replaceAll(/[^\p{L}\d ]/gu, '.')}(?![\\p{L}\\d])`,
    'u',
  )
  return [...files].flatMap(([name, file]) =>
    name === 'sitio.yaml'
      ? []
      : readTexts(file.data({}))
          .filter(({ text }) => spelt.test(text.replace(ADDRESS, '')))
          .map(({ at }) => file.problem(at, `la marca se escribe {marca}, y no «${marca}»`)),
  )
}
