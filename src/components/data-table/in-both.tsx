import { bindRanges } from '#figures/set-type.ts'
import type { UnitSystem } from '#figures/units.ts'

type InBothProps = {
  text: string | undefined
  other: string | undefined
  published?: UnitSystem | undefined
}

/** A cell as published, and its counterpart in the other system of units. */
export function InBoth({ text = '', other, published }: InBothProps) {
  if (other === undefined) return bindRanges(text)
  const [own, converted] = published === 'imperial' ? ['imperial', 'si'] : ['si', 'imperial']
  return (
    <>
      <span className={`in-${own}`}>{bindRanges(text)}</span>
      <span className={`in-${converted} only-where-chosen`}>{bindRanges(other)}</span>
    </>
  )
}
