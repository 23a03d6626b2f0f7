import { z } from 'zod'
import { source } from './source.ts'
import { text } from './text.ts'
import { UNITS } from '#figures/units.ts'

/** Share of the horizontal axis, in percent. */
const place = z.number().min(0).max(100)
/** A point: its share of the horizontal axis and its value on the vertical one. */
const point = z.strictObject({ at: place, value: z.number() })

/**
 * A quantity over time in a case. Only the figures of `ticks` are labelled: parts without published figures are drawn
 * above or below them, and `note` says that they have no scale.
 */
export const chart = z
  .strictObject({
    caption: text,
    /** The name of the vertical axis, without its unit. */
    quantity: text,
    unit: z.enum(Object.keys(UNITS), 'unidad desconocida'),
    /** The ends of the vertical axis. */
    from: z.number(),
    to: z.number(),
    ticks: z.array(z.number()).nonempty(),
    /** The name of the horizontal axis, with its unit or a note that it has no scale. */
    time: text,
    /** A level that must not be passed, and the name of the zone below it. */
    limit: z
      .strictObject({ value: z.number(), label: text, labelAt: place, zone: text, zoneAt: place })
      .optional(),
    /** `measured`: a sensor's readings; `reference`: what they are compared with. Marked points have a label. */
    lines: z
      .array(
        z.strictObject({
          kind: z.enum(['measured', 'reference']),
          label: z.strictObject({ text, ...point.shape }).optional(),
          points: z.array(point.extend({ isMarked: z.boolean().default(false) })).min(2),
        }),
      )
      .nonempty(),
    /** Events, each with its time. */
    events: z.array(z.strictObject({ at: place, label: text })).default([]),
    /** Successive states of the machine, below the axis. */
    spans: z
      .array(z.strictObject({ from: place, to: place, label: text, isActive: z.boolean() }))
      .default([]),
    /** A dimension line between two points, along either axis. */
    distances: z.array(z.strictObject({ from: point, to: point, label: text })).default([]),
    note: text,
    source,
  })
  .superRefine(({ from, to, ticks, lines }, context) => {
    const values = [...ticks, ...lines.flatMap(({ points }) => points.map(({ value }) => value))]
    if (values.some((value) => value < from || value > to)) {
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: `hay valores fuera del eje, que va de ${from} a ${to}`,
      })
    }
    lines.forEach(({ points }, index) => {
      const isInOrder = points.every(({ at }, i) => i === 0 || at >= (points[i - 1]?.at ?? 0))
      if (isInOrder) return
      context.addIssue({
        code: 'custom',
        path: ['lines', index, 'points'],
        message: 'los puntos de una línea van en el orden del tiempo',
      })
    })
  })

export type Chart = z.output<typeof chart>
