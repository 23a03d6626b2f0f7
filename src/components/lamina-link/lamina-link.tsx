import { useRef, useState, type ReactNode } from 'react'
import type { LaminaFile } from '#catalogue/present-product.ts'
import { Button } from '../button/button.tsx'
import { Legend } from '../lamina/legend.tsx'
import { isPlainClick } from '../link/plain-click.ts'
import styles from './lamina-link.module.css'

type LaminaLinkProps = { lamina: LaminaFile; className?: string | undefined; children: ReactNode }

/**
 * Opens a drawing at its full size, to be read by moving over it, with its legend. Without a script
 * it is a link to the file.
 */
export function LaminaLink({ lamina, className, children }: LaminaLinkProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWanted, setWanted] = useState(false)
  const { href, width, height, caption, legend } = lamina
  return (
    <>
      <a
        className={className}
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setWanted(true)
          dialog.current?.showModal()
        }}
      >
        {children}
      </a>
      <dialog ref={dialog} className={styles.dialog} aria-label={caption}>
        <div className={styles.bar}>
          <strong>{caption}</strong>
          <Button kind="secondary" onClick={() => dialog.current?.close()}>
            Cerrar
          </Button>
        </div>
        {/* Scrolls by keyboard too, so it takes focus and has a name. */}
        <div className={styles.sheet} tabIndex={0} role="group" aria-label="Lámina">
          {isWanted && <img src={href} width={width} height={height} alt={caption} />}
        </div>
        <Legend entries={legend} />
      </dialog>
    </>
  )
}
