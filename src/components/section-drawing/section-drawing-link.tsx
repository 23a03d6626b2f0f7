import { useState, type ReactNode } from 'react'
import type { SectionDrawingFile } from '#catalogue/present-product.ts'
import { SectionDrawingDialog } from './section-drawing-dialog.tsx'
import { isPlainClick } from '#islands/plain-click.ts'

type SectionDrawingLinkProps = {
  drawing: SectionDrawingFile
  className?: string | undefined
  children: ReactNode
}

/**
 * Opens a drawing at its full size, to be read by moving over it, with its legend. Without a script
 * it is a link to the file.
 */
export function SectionDrawingLink({ drawing, className, children }: SectionDrawingLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className={className}
        href={drawing.href}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && <SectionDrawingDialog drawing={drawing} onClose={() => setOpen(false)} />}
    </>
  )
}
