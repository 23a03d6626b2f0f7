import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The folder for the tested server's enquiries; not inside Playwright's own folder, which it empties. */
export const OUTBOX = '.cache/outbox-of-tests'

/** The mails that contain these words, as a mail program would show them. */
export async function mailsWith(words: string): Promise<Email[]> {
  if (!existsSync(OUTBOX)) return []
  const names = globSync('**/*.eml', { cwd: OUTBOX })
  const mails = names.map((name) => PostalMime.parse(readFileSync(path.join(OUTBOX, name))))
  return (await Promise.all(mails)).filter(({ text }) => text?.includes(words))
}

/** The first mail with these words, if there is one. */
export async function enquiryWith(words: string): Promise<Email | undefined> {
  return (await mailsWith(words))[0]
}
