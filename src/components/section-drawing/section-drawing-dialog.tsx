import { useEffect, useRef } from 'react'
import type { SectionDrawingFile } from '#catalogue/present-product.ts'
import { Button } from '../button/button.tsx'
import { Legend } from './legend.tsx'
import styles from './section-drawing-dialog.module.css'

type SectionDrawingDialogProps = {
  drawing: SectionDrawingFile
  /** Called once it is closed, by "Cerrar" or Escape; the focus is back where it was. */
  onClose: () => void
}

/** A drawing at the size at which its lettering reads, with its legend. Mounted means open. */
export function SectionDrawingDialog({ drawing, onClose }: SectionDrawingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { href, width, height, caption, legend } = drawing

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={caption} onClose={onClose}>
      <div className={styles.bar}>
        <strong>{caption}</strong>
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          Cerrar
        </Button>
      </div>
      {/* Scrolls by keyboard too, so it takes focus and has a name. */}
      <div className={styles.sheet} tabIndex={0} role="group" aria-label="Lámina">
        <img src={href} width={width} height={height} alt={caption} />
      </div>
      <Legend entries={legend} />
    </dialog>
  )
}
