// Repeats what a visitor typed, ticked or chose before an island was hydrated, so that its component is notified.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The fields of an island, without those in its slots or in nested islands. A script cannot choose a file again: the
 * component looks for it itself.
 */
function fieldsIn(island: HTMLElement): Field[] {
  return [...island.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) =>
      field.type !== 'file' && field.closest('island-slot, site-island, [data-wake]') === island,
  )
}

function isAltered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (isTick(field)) {
    // Only the selected radio button: the others follow.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  }
  return field.value !== field.defaultValue
}

/** Whether the visitor is using an island or has used it: a field is focused or differs from its rendered value. */
export function isTouched(island: HTMLElement): boolean {
  return island.contains(document.activeElement) || fieldsIn(island).some(isAltered)
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

const isText = (field: Field) => !isTick(field) && !(field instanceof HTMLSelectElement)
const stateOf = (field: Field) => (isTick(field) ? field.checked : field.value)

/**
 * Watches the fields of an island that differ from their rendered values until its component listens; then `makeAgain`
 * repeats each change.
 */
export function watchAltered(island: HTMLElement): { makeAgain: () => void } {
  const altered = new Map(
    fieldsIn(island)
      .filter(isAltered)
      .map((field) => [field, stateOf(field)]),
  )
  const follow = ({ target }: Event) => {
    const field = fieldsIn(island).find((one) => one === target)
    if (field) altered.set(field, stateOf(field))
  }
  island.addEventListener('input', follow)
  const makeAgain = () => {
    island.removeEventListener('input', follow)
    // Choices first: choosing may clear text typed for another option.
    const changes = [...altered].sort(([a], [b]) => Number(isText(a)) - Number(isText(b)))
    for (const [field, state] of changes) if (field.isConnected) change(field, state)
  }
  return { makeAgain }
}

function change(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if (!isTick(field)) return
    field.checked = !state
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = state
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    retype(field, state)
  }
}

/**
 * React tracks a field's value with its own setter on the element, and ignores an event with an unchanged value. So the
 * value is cleared through that setter and written through the prototype's, and the caret is restored.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = ''
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd)
}
