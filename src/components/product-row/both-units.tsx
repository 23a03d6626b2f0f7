import type { Figure } from '#figures/present-specs.ts'
import { FigureText } from '../figure-text/figure-text.tsx'

type BothUnitsProps = { si: Figure; imperial: Figure | undefined }

/**
 * A figure in the system that the visitor has chosen; both stand in the page, and on paper. Without a
 * counterpart, the same in both.
 */
export function BothUnits({ si, imperial }: BothUnitsProps) {
  if (!imperial) return <FigureText figure={si} />
  return (
    <>
      <span className="in-si">
        <FigureText figure={si} />
      </span>
      <span className="in-imperial">
        <FigureText figure={imperial} />
      </span>
    </>
  )
}
