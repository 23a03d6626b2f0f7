import type { UnitSystem } from '#figures/units.ts'
import { chooseUnits, unitMark, unitSystemOf } from '#visitor/unit-system.ts'
import { whenParsed } from './when-parsed.ts'

// Switches the units of every figure; the choice is remembered.
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset['units'] !== undefined)
    chooseUnits(target.value as UnitSystem)
})
function showUnits(): void {
  const mark = unitMark.read()
  document.documentElement.dataset['units'] = mark
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[data-units]'))
    choice.checked = choice.value === unitSystemOf(mark)
  for (const unit of document.querySelectorAll<HTMLInputElement>('input[data-imperial]'))
    unit.disabled = unitSystemOf(mark) !== 'imperial'
}
unitMark.subscribe(showUnits)
whenParsed(showUnits)
