/** A photograph or a PDF that goes with an enquiry, ready to be sent. */
export type EnquiryFile = Readonly<{
  /** Tells files of the same name apart. */
  key: string
  name: string
  content: Blob
  /** A picture small enough to stand in the page's own text (`data:`); empty for a PDF. */
  thumbnail: string
  /** What its sender should know of it; empty if there is nothing. */
  note: string
}>

export function totalBytes(files: readonly EnquiryFile[]): number {
  return files.reduce((sum, { content }) => sum + content.size, 0)
}
