type MarkupProps = { html: string }

/** Our own drawing, made from the catalogue while the site is built; it has no box of its own. */
export function Markup({ html }: MarkupProps) {
  return <island-slot dangerouslySetInnerHTML={{ __html: html }} />
}
