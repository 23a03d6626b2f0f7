import { onTestFinished } from 'vitest'
import type { Log } from '../log.ts'
import { writeMail } from '../message.ts'
import { createStoreFile, type StoreFile } from '../store-file.ts'
import { addEnquiry, type Acceptance, type Attachment } from '../store.ts'
import { MAIL } from './mail-fixture.ts'
import { ENQUIRY } from './visitor.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'

/** A store in its own folder, closed when the test ends. */
export async function openStore(folder?: string, log: Log = () => {}): Promise<StoreFile> {
  const file = createStoreFile(folder ?? temporaryFolder(), log)
  onTestFinished(() => file.close())
  return file
}

type Given = Readonly<{
  reference?: string
  comment?: string
  receivedMs?: number
  attachments?: readonly Attachment[]
}>

/** Puts an enquiry into the store. */
export function put(file: StoreFile, given: Given = {}): Acceptance {
  const { comment = 'consulta', attachments = [] } = given
  return addEnquiry(file, {
    reference: given.reference,
    content: [comment, ...attachments.map(({ content }) => content)],
    attachments,
    receivedMs: given.receivedMs ?? Date.now(),
    mail: (reference) => writeMail({ ...ENQUIRY, comment }, { reference, from: MAIL.from }),
  })
}
