import type { Pen } from '../pen.ts'

const INSIDE = 'M0 31H166F181.5 0U166 -31H0F-15.5 0U0 31Z'

/** A horizontal drum cut along its axis, with a boot where water gathers; the pen stands on its axis at the left tangent line. */
export function drum(pen: Pen) {
  pen.metal('M42.4 -25V-45U56.4 -53F70.4 -45V-25Z', 'spring')
  pen.metal('M0 35H166F185.5 0U166 -35H0F-19.5 0U0 35Z')
  pen.plain(INSIDE, 'thin')
  pen.fluid(
    'M-15.5 -2H181.5C180.9 -9.3 174.7 -31 166 -31H66.4V-43U56.4 -49F46.4 -43V-31H0C-8.7 -31 -14.9 -9.3 -15.5 -2Z',
  )
  pen.line('M-15.5 -2H181.5M46.4 -41H66.4', 'hatch')
  pen.line(INSIDE)
}
