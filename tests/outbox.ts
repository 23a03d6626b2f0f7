import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Where the tested server puts the enquiries; not in Playwright's own folder, which it empties. */
export const OUTBOX = '.cache/outbox-of-tests'

/** The mails that hold these words, as their reader's mail program would show them. */
export async function mailsWith(words: string): Promise<Email[]> {
  if (!existsSync(OUTBOX)) return []
  const names = globSync('**/*.eml', { cwd: OUTBOX })
  const mails = names.map((name) => PostalMime.parse(readFileSync(path.join(OUTBOX, name))))
  return (await Promise.all(mails)).filter(({ text }) => text?.includes(words))
}

/** The one that does, if there is one. */
export async function enquiryWith(words: string): Promise<Email | undefined> {
  return (await mailsWith(words))[0]
}
