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

/** Wider screens show most of a page at once and are seldom slow telephones: there the whole page is rendered together. */
const NARROW = '(width < 80rem)'

const IsWhole = createContext(true)

type ArrivalProps = { children: ReactNode }

/**
 * Wraps a page. After a move on a narrow screen it renders the first screen, paints, then renders the rest, so that
 * the visitor does not wait for rows below the fold (docs/decisions/0016-moving-on.md). A document load, a step back
 * and a link to a fragment render everything at once, because the scroll position may be anywhere.
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

/** False while only the first screen of the page is rendered. */
export function useIsWhole(): boolean {
  return useContext(IsWhole)
}

/**
 * Everything below the first screen. After a move it renders once the first screen is painted; until then a box one
 * screen high keeps the footer out of view. In a prerendered page it is there from the start and hydrates last.
 */
export function AfterOpening({ children }: { children: ReactNode }) {
  if (!useIsWhole()) return <div className={styles.room} aria-busy />
  return <Suspense>{children}</Suspense>
}
