type MarkupProps = { html: string }

/** Our own SVG, made from the catalogue at build time; the wrapper has no box. */
export function Markup({ html }: MarkupProps) {
  return <island-slot dangerouslySetInnerHTML={{ __html: html }} />
}
