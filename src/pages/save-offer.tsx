import { isFamilyPath } from '#catalogue/paths.ts'
import { Island } from '#islands/island.tsx'
import SaveFamily from '#offline/save-family.island.tsx'

/** Offers to save a whole family, on its own page only. */
export function SaveOffer({ path }: { path: string }) {
  if (!isFamilyPath(path)) return null
  return <Island of={SaveFamily} wake="sign" props={{ familyPath: path }} />
}
