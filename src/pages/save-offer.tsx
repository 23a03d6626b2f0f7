import { isFamilyPath } from '#catalogue/paths.ts'
import { Island } from '#islands/island.tsx'
import SaveFamily from '#offline/save-family.island.tsx'

/** On a family's page, the offer to save all of it; nothing on the pages below it. */
export function SaveOffer({ path }: { path: string }) {
  if (!isFamilyPath(path)) return null
  return <Island of={SaveFamily} wake="sign" props={{ familyPath: path }} />
}
