// Usage: npm run house
// Draws into docs/architecture.md which room of the house imports which: what the import lines say, without types and tests.
import { writeFileSync } from 'node:fs'
import { HOUSE_FILE, withPicture } from './house/picture.ts'

writeFileSync(HOUSE_FILE, withPicture())
