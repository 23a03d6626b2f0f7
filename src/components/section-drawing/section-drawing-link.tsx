import { useEffect, useState, type ReactNode } from 'react'
import type { SectionDrawingFile } from '#catalogue/show/product-facts.ts'
import { isPlainClick } from '#islands/plain-click.ts'

/** A module of its own, which brings its styles: no page carries those of a dialog that may never open. */
const loadDialog = () => import('./section-drawing-dialog.tsx')

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
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  // Fetched before it is asked for, so that it opens at once, and without a signal too.
  useEffect(() => void loadDialog().catch(() => {}), [])
  return (
    <>
      <a
        className={className}
        href={drawing.href}
        data-hold=""
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          loadDialog().then(setOpened, () => location.assign(drawing.href))
        }}
      >
        {children}
      </a>
      {opened && (
        <opened.SectionDrawingDialog
          {...{ drawing, original }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
