// Component tests of several files share one browser profile: each test begins as a first-time visitor, on a page
// whose own scripts are running.
import { beforeEach } from 'vitest'
import '#islands/chosen-units.ts'
import '#islands/far-pictures.ts'
import '#islands/follow-header.ts'
import '#islands/page-links.ts'
import { blockedNavigations } from './blocked-navigations.ts'

void import.meta.glob('/src/**/*.element.ts', { eager: true })

beforeEach(async () => {
  blockedNavigations.length = 0
  localStorage.clear()
  sessionStorage.clear()
  // A test may enlarge the text.
  document.documentElement.style.fontSize = ''
  for (const { name } of await indexedDB.databases()) if (name) await emptied(name)
})

function emptied(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error(name)))
  })
}
