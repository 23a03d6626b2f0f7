import type { ReactNode } from 'react'
import styles from './reveal.module.css'

type RevealProps = { children: ReactNode }

/**
 * Fades its content in once it is scrolled into view (spec 4, About section; sight-reveal.element.ts). Without a script,
 * in print and under reduced motion it is simply there, and so is what the visitor already sees.
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
