// Component tests of several files share one browser profile: each test begins as a visitor who comes for the first time.
import { beforeEach } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
