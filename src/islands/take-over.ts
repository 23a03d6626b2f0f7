// What a visitor typed, ticked or chosen before an island was alive, made again so that its component hears of it.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The fields of an island; those in its slots are the page's, those of another part that wakes by itself are that part's.
 * A chosen file cannot be chosen again by a script: its component looks for it.
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
    // Of two radio buttons, the one that was chosen: the other follows.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  }
  return field.value !== field.defaultValue
}

/** Whether the visitor is in an island, or has been: the field has the focus, or another value than it came with. */
export function isTouched(island: HTMLElement): boolean {
  return island.contains(document.activeElement) || fieldsIn(island).some(isAltered)
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

const isText = (field: Field) => !isTick(field) && !(field instanceof HTMLSelectElement)
const stateOf = (field: Field) => (isTick(field) ? field.checked : field.value)

/**
 * Follows the fields of an island that are no longer as the page was rendered, until its component hears of them: then
 * `makeAgain` makes each change again.
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
    // What is chosen may empty what was typed for another choice: it comes first.
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
 * React remembers a field's last value by a setter of its own on the element, and takes an event with that same value for
 * none. So the value is emptied through that setter and written through the prototype's, and the caret put back.
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
