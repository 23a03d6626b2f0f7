import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Where the tested server puts the enquiries; not in Playwright's own folder, which it empties. */
export const OUTBOX = '.cache/outbox-of-tests'

/** The enquiry that holds these words, as its reader's mail program would show it. */
export async function enquiryWith(words: string): Promise<Email | undefined> {
  if (!existsSync(OUTBOX)) return undefined
  for (const name of globSync('**/*.eml', { cwd: OUTBOX })) {
    const email = await PostalMime.parse(readFileSync(path.join(OUTBOX, name)))
    if (email.text?.includes(words)) return email
  }
  return undefined
}
