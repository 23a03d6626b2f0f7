/** A photograph or a PDF that goes with an enquiry, ready to be sent. */
export type EnquiryFile = Readonly<{
  /** Tells files of the same name apart. */
  key: string
  name: string
  content: Blob
  /** A thumbnail as a `data:` URL; empty for a PDF. */
  thumbnail: string
  /** A warning for the sender; empty if there is none. */
  note: string
}>

export function totalBytes(files: readonly EnquiryFile[]): number {
  return files.reduce((sum, { content }) => sum + content.size, 0)
}
