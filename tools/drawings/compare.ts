import { mkdirSync, writeFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { paintPixels } from '#drawings/png.ts'
import { runnerImport } from 'vite'
import { formatReport } from '#catalogue/read/problem.ts'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { escapeHtml } from '#catalogue/escape-html.ts'

/** A drawing that is not the same in both revisions; one side is missing where it was added or removed. */
type Difference = { path: string; share: number; before?: string; after?: string }

const STYLE = `
body { font: 16px/1.5 sans-serif; margin: 2rem }
.row { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
figure { margin: 0 }
img { block-size: auto; border: 1px solid; inline-size: 100% }
.both { display: grid; filter: invert(1); isolation: isolate }
.both img { border: 0; grid-area: 1 / 1 }
.both img + img { mix-blend-mode: difference }
`

/** A page with each drawing before, after, and both overlaid, where equal parts are white. */
function comparisonPage(revision: string, differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Drawings since ${escapeHtml(revision)}</title>
<style>${STYLE}</style>
<h1>Drawings since ${escapeHtml(revision)}</h1>
<p>${differences.length} differ.</p>
${differences.map(row).join('\n')}
</html>
`
}

function row({ path: file, share, before, after }: Difference): string {
  const [was, is] = [imageOf(before), imageOf(after)]
  const both = was && is && `<div class="both">${was}${is}</div>`
  return `<h2>${escapeHtml(file)}: ${percentOf(share)}</h2>
<div class="row">
<figure>${was}<figcaption>${was ? 'before' : 'added'}</figcaption></figure>
<figure>${is}<figcaption>${is ? 'after' : 'removed'}</figcaption></figure>
<figure>${both}<figcaption>${both && 'difference'}</figcaption></figure>
</div>`
}

const percentOf = (share: number) => `${(share * 100).toFixed(2)} %`

const imageOf = (svg: string | undefined) =>
  svg === undefined
    ? ''
    : `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`

/** Wide enough for the thinnest line of a whole sheet. */
const WIDTH_PX = 960
const BYTES_PER_PIXEL = 4
/** The least difference of a colour that counts; rounding differences of the same line are smaller. */
const NOTICEABLE = 8

/** The share of pixels (0–1) that differ between two drawings; 1 if their shapes differ. */
async function changedShare(before: string, after: string): Promise<number> {
  const [a, b] = await Promise.all([paintPixels(before, WIDTH_PX), paintPixels(after, WIDTH_PX)])
  if (a.width !== b.width || a.height !== b.height) return 1
  let changed = 0
  for (let i = 0; i < a.pixels.length; i += BYTES_PER_PIXEL) {
    const isOther = [0, 1, 2, 3].some(
      (byte) => Math.abs((a.pixels[i + byte] ?? 0) - (b.pixels[i + byte] ?? 0)) >= NOTICEABLE,
    )
    if (isOther) changed++
  }
  return changed / (a.width * a.height)
}

const PAGE = '.cache/drawings/comparison.html'

/** Lists the drawings that differ from a revision's, and writes a page that shows them. */
export async function compareDrawings(revision: string, contentDir: string) {
  const project = process.cwd()
  const before = await withRevision(project, revision, (folder) => drawingsOf(folder, contentDir))
  const after = await drawingsOf(project, contentDir)
  const differences = await differencesOf(before, after)
  for (const { path: file, share, before: was, after: is } of differences) {
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : percentOf(share)
    console.log(`${change.padStart(9)}  ${file}`)
  }
  mkdirSync(path.dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, comparisonPage(revision, differences))
  console.log(`${differences.length} of ${after.size} drawings differ from ${revision}: ${PAGE}`)
}

/** The visible differences, largest first. */
export async function differencesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(file), after.get(file)]
    if (was === is) continue
    if (was !== undefined && is !== undefined) {
      const share = await changedShare(was, is)
      if (share > 0) differences.push({ path: file, share, before: was, after: is })
    } else {
      differences.push({
        path: file,
        share: 1,
        ...(was && { before: was }),
        ...(is && { after: is }),
      })
    }
  }
  return differences.toSorted((a, b) => b.share - a.share)
}

type LoadCatalogue = typeof import('#catalogue/load-catalogue.ts')
type DrawingFiles = typeof import('#pictures/drawing-files.ts')
type Draw = typeof import('#drawings/draw.tsx')

/** Every drawing of a checkout of the project, by path, made by its own code from its own content. */
async function drawingsOf(root: string, contentDir: string): Promise<Map<string, string>> {
  const load = async <Module>(file: string): Promise<Module> => {
    const config = { root, configFile: false, logLevel: 'error' } as const
    const { module } = await runnerImport<Module>(path.join(root, file), config)
    return module
  }
  const { loadCatalogue } = await load<LoadCatalogue>('src/catalogue/load-catalogue.ts')
  const { drawingFiles } = await load<DrawingFiles>('src/pictures/drawing-files.ts')
  const { draw } = await load<Draw>('drawings/draw.tsx')
  const { catalogue, problems } = loadCatalogue(path.join(root, contentDir))
  if (!catalogue) throw new Error(`${root} has broken content:\n${formatReport(problems)}`)
  return new Map(
    drawingFiles(catalogue).map(({ path: file, drawing, size, subject }) => [
      file,
      draw(drawing, { size, theme: 'light', id: 'd', subject }).svg,
    ]),
  )
}

/** Checks a revision out elsewhere, with this project's packages, runs `use` on it and removes it again. */
export async function withRevision<T>(
  project: string,
  revision: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
  const commitOf = (name: string) => {
    try {
      return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`)
    } catch {
      throw new Error(`"${name}" is no revision of this repository`)
    }
  }
  const commit = commitOf(revision)
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'drawings-')), 'project')
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    return await use(folder)
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true })
    git('worktree', 'prune')
  }
}
