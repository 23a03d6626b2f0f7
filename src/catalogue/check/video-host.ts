import type { ParsedPage } from '../read/link-pages.ts'
import { isOfKind } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'

const HOST = 'YouTube'
const PRIVACY = '/privacidad'

/** Once a video of another host stands on a page, the privacy notice names who then learns of the visit. */
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
