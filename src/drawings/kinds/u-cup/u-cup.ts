import { cylinderHead, HEAD_SHEET } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { cupContacts, cupGroove, uCup as cup } from '../../parts/u-cup-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeUCup, INSIDE, HEELS, type UCup } from './words.ts'

function layout(parameters: UCup) {
  const { inside, heel } = parameters
  const medium = parameters.pressure === 'oil' ? 'process' : 'gas'
  const sheet = new Sheet()
  const groove = cylinderHead(sheet, { seal: [cupGroove(parameters)], medium })
  cup(groove, 'u-cup', parameters, medium)
  cupContacts(groove, 'u-cup', parameters, { slides: 'shaft', holds: 'head', medium })
  sheet.name('u-cup', 'copa en U, labios hacia la presión')
  if (inside !== 'empty') sheet.name('u-cup-energiser', INSIDE[inside])
  if (heel !== 'plain') sheet.name('u-cup-heel-ring', HEELS[heel])
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(parameters, medium),
    icon: { centre: groove.place([60, 32]), side: 190 },
  })
}

export const uCup: KindDefinition<UCup> = { layout, describe: describeUCup }
