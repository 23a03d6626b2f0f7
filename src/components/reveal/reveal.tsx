import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './reveal.module.css'

type RevealProps = { children: ReactNode }

/**
 * Fades its content in once it is scrolled into view (spec 4, About section). Without a script, in
 * print and under reduced motion it is simply there, and so is what the visitor already sees.
 */
export function Reveal({ children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'plain' | 'waiting' | 'shown'>('plain')

  useEffect(() => {
    const target = element.current
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return
    setState('waiting')
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setState('shown')
      observer.disconnect()
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={element} className={styles.content} data-reveal={state}>
      {children}
    </div>
  )
}
