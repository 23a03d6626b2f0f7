import { familyCacheName } from './cache-names.ts'
import { keptFamilyPath } from './kept-family.ts'

/** What this browser holds of a family. */
export async function familyState(familyPath: string): Promise<'none' | 'part' | 'whole'> {
  const cacheName = familyCacheName(familyPath)
  if (!(await caches.has(cacheName))) return 'none'
  const list = await caches.match(keptFamilyPath(familyPath) ?? '', { cacheName })
  return list ? 'whole' : 'part'
}
