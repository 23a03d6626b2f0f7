import path from 'node:path'
import { runnerImport } from 'vite'
import { formatReport } from '#catalogue/read/problem.ts'

type LoadCatalogue = typeof import('#catalogue/load-catalogue.ts')
type DrawingFiles = typeof import('#pictures/drawing-files.ts')
type Draw = typeof import('#drawings/draw.tsx')

/** Every drawing of a checkout of the project, made by its own code from its own content, by path. */
export async function drawingsOf(root: string, contentDir: string): Promise<Map<string, string>> {
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
