// Component tests of several files share one browser profile: each test begins as a visitor who comes for the first time.
import { beforeEach } from 'vitest'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) await emptied(name)
})

function emptied(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error(name)))
  })
}
