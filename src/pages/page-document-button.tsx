import { DocumentButton } from '#components/document-button/document-button.tsx'
import type { DocumentLink } from '#catalogue/show/document-link.ts'

type PageDocumentButtonProps = { document: (DocumentLink & { label: string }) | undefined }

/** What the page offers to take along; nothing where it has no document. */
export function PageDocumentButton({ document }: PageDocumentButtonProps) {
  if (!document) return null
  return (
    <p>
      <DocumentButton document={document}>{document.label}</DocumentButton>
    </p>
  )
}
