import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'

/** The upper half of `pumpBody` cut open: impeller, volute, and the mechanical seal in its chamber. */
export function pumpSection(pen: Pen) {
  pen.fluid(
    'M-66 0V17H-28V20L-24 24L-18 40C-18 44 -17 46 -15 50V91H15V50C16 47 18 44 19 40H18V34L14 30V10H20V19H42V10H14V0Z',
  )
  pen.cut(
    'M-66 17V30H-61V23H-46C-38 24 -34 30 -30 38C-27 46 -24 50 -20 54V86H-28V91H-15V50C-17 46 -18 44 -18 40L-24 24L-28 20V17Z',
  )
  pen.cut('M15 91H28V86H20V56L24 50H30V40H19C18 44 16 47 15 50Z')
  pen.cut('M14 11H20V19H46V25H35V50H30V40H18V34L14 30Z', 'steel-opposed')
  pen.seal(box(29, 31, 40, 50))
  pen.cut('M-28 13V16.5H-23L-20 22L-13 40H-8L-17 21L-22 13Z', 'steel-fine')
  pen.cut('M-20 7C-12 8 -6 14 -4 22L-1 40H6L8 20L12 12V7Z', 'steel-fine')
  pen.plain('M-20 0V7H-26A7 0 -32 0Z', 'thin')
  pen.plain(box(-20, 66, 0, 7), 'thin')
  pen.plain('M12 7V10H60V7Z', 'thin')
  pen.plain(box(23, 29, 10, 17), 'thin')
  pen.seal('M29 10V17H33V16H35.5V10Z', 'thin')
  pen.seal('M35.5 10V17.5H42V10Z', 'thin')
  pen.cut('M42 12V18.5H46V27H53V12Z', 'steel-fine')
  pen.plain(box(53, 59, 20, 25), 'thin')
  pen.plain(box(54, 61, 7, 14), 'thin')
  pen.line('M-72 0H66', { weight: 'hatch', dash: 'centre-short' })
}
