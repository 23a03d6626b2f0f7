import { useState, type ReactNode } from 'react'
import type { SectionDrawingFile } from '#catalogue/show/product-facts.ts'
import { SectionDrawingDialog } from './section-drawing-dialog.tsx'
import { isPlainClick } from '#islands/plain-click.ts'

type SectionDrawingLinkProps = {
  drawing: SectionDrawingFile
  /** The drawing in the page. */
  original: () => Element | null
  className?: string | undefined
  children: ReactNode
}

/** Opens a drawing over the whole window, with its legend. Without a script it is a link to the file. */
export function SectionDrawingLink({
  drawing,
  original,
  className,
  children,
}: SectionDrawingLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className={className}
        href={drawing.href}
        data-hold=""
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && <SectionDrawingDialog {...{ drawing, original }} onClose={() => setOpen(false)} />}
    </>
  )
}
