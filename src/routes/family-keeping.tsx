import { useLocation } from 'react-router'
import { keptFamilyPath } from '#offline/kept-family.ts'
import { KeepFamily } from '#offline/keep-family.tsx'

/** On a family's page: the offer to keep all of it; nothing on the pages below it. */
export function FamilyKeeping() {
  const { pathname } = useLocation()
  const familyPath = pathname.replace(/\/$/, '')
  if (!keptFamilyPath(familyPath)) return null
  return <KeepFamily key={familyPath} familyPath={familyPath} />
}
