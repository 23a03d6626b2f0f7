import type { Pen } from '../pen.ts'

/** A pulverised-coal boiler and its chimney, standing far behind; the pen stands at the chimney's foot. */
export function boilerHouse(pen: Pen) {
  pen.faint('M-15 0L-8 404H8L15 0M-8 404H8M-9 392H9M-9.6 372H9.6M-10.4 330H10.4M-12 210H12')
  pen.faint('M15 40H52V96H15M52 60H70V150H86M52 76H80', 'hatch')
  furnace(pen.at(112, 0))
}

function furnace(pen: Pen) {
  pen.faint('M-26 60L-6 30H6L26 60V300H-26ZM26 262H46V330H-26V300M46 330V120L38 100H30V262')
  pen.faint('M-6 30V18H6V30M30 100L24 84V70', 'hatch')
  for (let x = -20; x <= 20; x += 5) pen.faint(`M${x} 62V298`, 'hatch')
  for (const x of [-18, -8, 2, 12]) pen.faint(`M${x} 326V${274 - x}h5V326`, 'hatch')
  for (let h = 136; h < 250; h += 14) pen.faint(`M31 ${h}H44V${h + 6}H31`, 'hatch')
  for (const h of [104, 124, 144]) pen.faint(`M-26 ${h}h-9v8h9M-40 ${h + 4}h5`, 'hatch')
  pen.faint('M-22 346A9 1 -4 346A9 1 -22 346')
  pen.faint(
    'M-13 337V330M-44 0V366H58V0M-44 366L7 384L58 366M-44 200H-26M46 200H58M-44 100H-26M46 100H58',
  )
}
