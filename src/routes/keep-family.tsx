import { useLocation } from 'react-router'
import { keptFamilyPath } from '#offline/kept-family.ts'
import { SaveFamily } from '#offline/save-family.tsx'

/** On a family's page: the offer to keep all of it; nothing on the pages below it. */
export function KeepFamily() {
  const { pathname } = useLocation()
  const familyPath = pathname.replace(/\/$/, '')
  return keptFamilyPath(familyPath) ? <SaveFamily familyPath={familyPath} /> : null
}
