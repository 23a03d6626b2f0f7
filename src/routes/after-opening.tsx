import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import styles from './after-opening.module.css'

type AfterOpeningProps = { children: ReactNode }

/**
 * What follows the opening of a page. In the document it stands from the start, and comes alive after
 * the opening. On a move to another page the opening is shown first, and this right after it: the visitor
 * waits for one screen, not for the whole page (docs/decisions/0016-moving-on.md). Who goes back, or to a
 * place within a page, gets all at once, since that place may be here.
 */
export function AfterOpening({ children }: AfterOpeningProps) {
  const { hash } = useLocation()
  const arrival = useNavigationType()
  const [isShown, setIsShown] = useState(arrival === NavigationType.Pop || hash !== '')

  useEffect(() => {
    if (isShown) return
    let afterPaint = 0
    const beforePaint = requestAnimationFrame(() => {
      afterPaint = window.setTimeout(() => startTransition(() => setIsShown(true)))
    })
    return () => {
      cancelAnimationFrame(beforePaint)
      clearTimeout(afterPaint)
    }
  }, [isShown])

  return isShown ? <Suspense>{children}</Suspense> : <div className={styles.room} aria-busy />
}
