import type { ReactNode } from 'react'
import styles from './reveal.module.css'

type RevealProps = { children: ReactNode }

/**
 * Fades its content in when it scrolls into view (spec 4, About section; sight-reveal.element.ts). Visible at once
 * without a script, in print, under reduced motion, and if it is already in view.
 */
export function Reveal({ children }: RevealProps) {
  return (
    <sight-reveal data-wake="idle">
      <div className={styles.content} data-reveal="plain">
        {children}
      </div>
    </sight-reveal>
  )
}
