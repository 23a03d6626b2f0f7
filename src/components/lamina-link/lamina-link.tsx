import { useState, type ReactNode } from 'react'
import type { LaminaFile } from '#catalogue/present-product.ts'
import { isPlainClick } from '../link/plain-click.ts'
import { LaminaDialog } from './lamina-dialog.tsx'

type LaminaLinkProps = { lamina: LaminaFile; className?: string | undefined; children: ReactNode }

/**
 * Opens a drawing at its full size, to be read by moving over it, with its legend. Without a script
 * it is a link to the file.
 */
export function LaminaLink({ lamina, className, children }: LaminaLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className={className}
        href={lamina.href}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && <LaminaDialog lamina={lamina} onClose={() => setOpen(false)} />}
    </>
  )
}
