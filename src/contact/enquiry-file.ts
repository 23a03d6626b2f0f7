/** A photograph or a PDF that goes with an enquiry, ready to be sent. */
export type EnquiryFile = Readonly<{
  /** Tells files of the same name apart. */
  key: string
  name: string
  content: Blob
  /** A picture small enough to stand in the page's own text (`data:`); empty for a PDF. */
  thumbnail: string
}>

/** As many as the relay takes, and as much of them. */
export const FILES_MOST = 5
export const FILES_MOST_BYTES = 12_000_000

/** "1,2 MB", "340 kB". */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB']
  const digits = unit === 'MB' ? 1 : 0
  return `${size.toLocaleString('es-CL', { maximumFractionDigits: digits })}\u00a0${unit}`
}

export function totalBytes(files: readonly EnquiryFile[]): number {
  return files.reduce((sum, { content }) => sum + content.size, 0)
}
