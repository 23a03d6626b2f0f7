import { z } from 'zod'
import { source } from './source.ts'
import { text } from './text.ts'

const cell = z.union([text, z.number()], 'cada celda es un texto o un número')

/** A table of dimensions, materials or versions; its first column holds the row headings. */
export const table = z
  .strictObject({
    caption: text,
    unit: z.enum(['mm', 'in'], 'la unidad es mm o in').optional(),
    columns: z.array(text).min(2),
    rows: z.array(z.array(cell)).nonempty(),
    note: text.optional(),
    source: source.optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length === columns.length) return
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `la fila tiene ${row.length} celdas y la tabla ${columns.length} columnas`,
      })
    })
  })

export type Table = z.output<typeof table>
