import type { ComponentProps } from 'react'
import { DocumentButton } from '#components/document-button/document-button.tsx'
import type { DocumentLink } from '#catalogue/show/document-link.ts'

type PageDocumentButtonProps = Pick<ComponentProps<typeof DocumentButton>, 'kind'> & {
  document: (DocumentLink & { label: string }) | undefined
}

/** The download button of a page's document; nothing if it has none. */
export function PageDocumentButton({ document, ...props }: PageDocumentButtonProps) {
  if (!document) return null
  return (
    <p>
      <DocumentButton document={document} {...props}>
        {document.label}
      </DocumentButton>
    </p>
  )
}
