import { didYouMean } from '#schema/nearest-word.ts'
import type { HomePage } from '#schema/home.ts'
import type { CataloguePage } from '../catalogue-model.ts'
import type { ContentFile } from '../read/content-file.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { folderOf, partsOf, isOfKind } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'

const HOST = 'YouTube'
const PRIVACY = '/privacidad'

/** Checks that the privacy notice names YouTube's host once a page shows such a video, as it learns of the visit. */
export function checkVideoHost(parsed: readonly ParsedPage[], problems: Problem[]) {
  const privacy = parsed.find(({ path }) => path === PRIVACY)
  if (!privacy || textsIn(privacy.content).some(({ text }) => text.includes(HOST))) return
  for (const page of parsed) {
    if (!isOfKind(page, 'article')) continue
    const { path, file, content } = page
    content.sections.forEach(({ video }, index) => {
      if (video?.youtube === undefined) return
      const message = `agrega a ${PRIVACY} una frase que lo diga, como «El video de ${path} se carga de ${HOST} solo cuando lo pides, y ${HOST} recibe entonces tu dirección IP»`
      problems.push(file.problem(['sections', index, 'video', 'youtube'], message))
    })
  }
}

/** Checks that films stand on pages of text: other kinds of page are not sent what shows one. */
export function checkFilms(parsed: readonly ParsedPage[], problems: Problem[]) {
  for (const page of parsed) {
    if (isOfKind(page, 'article') && page.content.products.length === 0) continue
    partsOf(page.content).sections.forEach(({ video, subsections }, index) => {
      if (!video && subsections.every((one) => !one.video)) return
      const message = 'una película va en una página de texto, sin lista de productos'
      problems.push(page.file.problem(['sections', index], message))
    })
  }
}

/** Content fields that hold a page's address. */
const LINKS = new Set(['href', 'family', 'pictureOf'])

/** Checks that every link in the content leads to an existing page, and to an existing part of it. */
export function checkLinks(
  parsed: readonly ParsedPage[],
  pages: ReadonlyMap<string, CataloguePage>,
  documents: ReadonlySet<string>,
  home: { content: HomePage; file: ContentFile } | undefined,
  problems: Problem[],
) {
  const sources: { file: ContentFile; content: unknown; path: string }[] = [...parsed]
  if (home) sources.push({ file: home.file, content: home.content, path: '/' })
  for (const { file, content, path } of sources) {
    for (const link of linksIn(content, [])) {
      if (documents.has(link.href)) continue
      const fault = linkFault(link.href, path, pages)
      if (fault) problems.push(file.problem(link.path, fault.message, fault.kind))
    }
  }
  for (const { file, content } of parsed) {
    const { explore, sections } = partsOf(content)
    if (!explore) continue
    const { section } = explore
    if (!sections.some(({ id }) => id === section)) {
      problems.push(
        file.problem(['explore', 'section'], `no existe la sección «${section}»`, 'missing name'),
      )
    }
  }
}

function linkFault(
  href: string,
  from: string,
  pages: ReadonlyMap<string, CataloguePage>,
): Pick<Problem, 'message' | 'kind'> | undefined {
  const [path = '', fragment] = href.split('#')
  const target = path === '' ? from : path
  if (target === '/') return undefined
  const page = pages.get(target)
  if (!page && fragment === undefined && isProduct(target, pages)) return undefined
  if (!page) {
    const near = didYouMean(target, [...pages.keys()])
    if (target.endsWith('.pdf'))
      return { message: `no existe el documento ${target}: van los de paginas/documentos.yaml` }
    return { message: `no existe la página ${target}${near}`, kind: 'missing page' }
  }
  if (fragment === undefined) return undefined
  const fragments = fragmentsOf(page)
  if (fragments.has(fragment)) return undefined
  const near = didYouMean(fragment, [...fragments])
  return {
    message: `la página ${target} no tiene la parte #${fragment}${near}`,
    kind: 'missing part',
  }
}

function isProduct(target: string, pages: ReadonlyMap<string, CataloguePage>): boolean {
  const owner = pages.get(folderOf(target))
  return owner?.products.some(({ href }) => href === target) ?? false
}

function fragmentsOf(page: CataloguePage): ReadonlySet<string> {
  const { sections } = partsOf(page.content)
  return new Set([
    ...page.products.map(({ id }) => id),
    ...sections.flatMap(({ id, subsections }) => [id, ...subsections.map((part) => part.id)]),
  ])
}

function linksIn(
  value: unknown,
  path: readonly PropertyKey[],
): { href: string; path: PropertyKey[] }[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...path, index]))
  return Object.entries(value).flatMap(([key, item]) =>
    LINKS.has(key) && typeof item === 'string'
      ? [{ href: item, path: [...path, key] }]
      : linksIn(item, [...path, key]),
  )
}
