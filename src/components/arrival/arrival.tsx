import {
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import styles from './arrival.module.css'

/** Wider screens show more of a page at once, their columns are as wide as all rows ask, and they are seldom telephones. */
const NARROW = '(width < 80rem)'

const IsWhole = createContext(true)

type ArrivalProps = { children: ReactNode }

/**
 * A page on its arrival. Where the visitor moves to it on a narrow screen, its first screen is shown first and the rest
 * right after: nobody waits for rows that they cannot see yet (docs/decisions/0016-moving-on.md). Who opens a
 * page, goes back to it, or goes to a place within it, gets all at once, since that place may be anywhere.
 */
export function Arrival({ children }: ArrivalProps) {
  const { hash } = useLocation()
  const arrival = useNavigationType()
  const [isWhole, setIsWhole] = useState(
    () => arrival === NavigationType.Pop || hash !== '' || !matchMedia(NARROW).matches,
  )

  useEffect(() => {
    if (isWhole) return undefined
    let afterPaint = 0
    const beforePaint = requestAnimationFrame(() => {
      afterPaint = window.setTimeout(() => startTransition(() => setIsWhole(true)))
    })
    return () => {
      cancelAnimationFrame(beforePaint)
      clearTimeout(afterPaint)
    }
  }, [isWhole])

  return <IsWhole value={isWhole}>{children}</IsWhole>
}

/** Whether all of the page is asked for, not its first screen alone. */
export function useIsWhole(): boolean {
  return useContext(IsWhole)
}

/**
 * What follows the first screen of a page, to its end; until it stands, a room of one screen keeps what comes after it
 * out of sight. In the document it stands from the start, and comes alive after the rest.
 */
export function AfterOpening({ children }: { children: ReactNode }) {
  if (!useIsWhole()) return <div className={styles.room} aria-busy />
  return <Suspense>{children}</Suspense>
}
