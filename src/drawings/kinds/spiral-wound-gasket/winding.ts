import { box } from '../../geometry.ts'
import type { Weight } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

type Winding = {
  centre: number
  half: number
  r1: number
  r2: number
  turns: number
  weight: Weight
}

/** The filler, and the strip's turns in it, each bent to a V that points outwards. */
export function winding(
  sheet: Sheet,
  id: string,
  { centre, half, r1, r2, turns, weight }: Winding,
) {
  const pitch = (r2 - r1) / turns
  sheet.part(id, 'elastomer', 'accent', box(centre - half, centre + half, r1, r2), 'thin')
  for (let i = 0; i < turns; i++) {
    const r = r1 + pitch * (i + 0.4)
    sheet.line(
      polyline`M${centre - half} ${r - pitch * 0.25} L${centre} ${r + pitch * 0.45}
        L${centre + half} ${r - pitch * 0.25}`,
      { weight, tone: 'sheet' },
    )
  }
}
