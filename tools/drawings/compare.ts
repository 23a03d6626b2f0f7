import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changedShare } from './changed-share.ts'
import { comparisonPage, percentOf, type Difference } from './comparison-page.ts'
import { drawingsOf } from './drawings-of.ts'
import { withRevision } from './revision.ts'

const PAGE = '.cache/drawings/comparison.html'

/** Lists the drawings that differ from those of a revision, and writes a page that shows them. */
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

/** What differs to the eye, the most changed first. */
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
