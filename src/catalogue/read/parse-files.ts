import type { z } from 'zod'
import { page } from '#schema/page.ts'
import type { ContentFile, Placeholders } from './content-file.ts'
import type { ParsedPage } from './link-pages.ts'
import { pagePlaceholders, sitePlaceholders } from './placeholders.ts'
import type { Problem } from './problem.ts'
import { parseContent, type ContentFolder } from './read-content.ts'
import { SINGLE_FILES, SINGLES } from './single-files.ts'

type Single = keyof typeof SINGLES

/** A file with its parsed content. */
type Parsed<Shape extends z.ZodType> = { file: ContentFile; content: z.output<Shape> }

/** The single files that fit their schemas. */
export type Singles = { [Name in Single]?: Parsed<(typeof SINGLES)[Name][1]> }

export function isWhole(singles: Singles): singles is Required<Singles> {
  return Object.keys(SINGLES).every((name) => name in singles)
}

/** Parses every file of a content folder by its schema; whatever does not fit is added to `problems`. */
export function parseFiles(
  files: ContentFolder,
  problems: Problem[],
): { parsed: readonly ParsedPage[]; singles: Singles } {
  // Read first: every text may use its placeholders.
  const placeholders = sitePlaceholders(files.get('sitio.yaml')?.data({}))
  const singles = Object.fromEntries(
    Object.entries(SINGLES).flatMap(([key, [name, shape]]) => {
      const single = parseSingle(files, name, shape, placeholders, problems)
      return single ? [[key, single]] : []
    }),
  ) as Singles
  return { parsed: parsePages(files, placeholders, problems), singles }
}

function parseSingle(
  files: ContentFolder,
  name: string,
  shape: z.ZodType,
  placeholders: Placeholders,
  problems: Problem[],
): Parsed<z.ZodType> | undefined {
  const file = files.get(name)
  if (file) {
    const content = parseContent(file, shape, placeholders, problems)
    return content === undefined ? undefined : { file, content }
  }
  problems.push({
    file: `content/${name}`,
    line: 1,
    column: 1,
    field: '',
    message: 'falta el archivo',
    kind: 'missing file',
  })
  return undefined
}

function parsePages(
  files: ContentFolder,
  placeholders: Placeholders,
  problems: Problem[],
): ParsedPage[] {
  const parsed: ParsedPage[] = []
  for (const [name, file] of files) {
    if (SINGLE_FILES.has(name)) continue
    const known = { ...placeholders, ...pagePlaceholders(file.data({})) }
    const content = parseContent(file, page, known, problems)
    if (!content) continue
    parsed.push({ path: pathOf(name, placeholders), file, content })
  }
  return parsed
}

/** A page's path is its file's path; `paginas/` holds top-level pages. */
function pathOf(name: string, placeholders: Placeholders): string {
  const path = name.replace(/\.yaml$/, '').replace(/^paginas\//, '')
  return `/${path.replaceAll('{marca-slug}', placeholders['marca-slug'] ?? '')}`
}
