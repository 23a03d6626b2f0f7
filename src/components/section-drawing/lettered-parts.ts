const PART = '[data-n]'

/** The number of the drawing's part (its balloon or line) that is an event's target. */
export function partAt({ target }: { target: EventTarget | null }): number | undefined {
  const part = target instanceof Element ? target.closest(PART) : null
  return part ? numberOf(part) : undefined
}

/** Highlights the picked part of a drawing. */
export function markPart(drawing: Element | null, picked: number | undefined): void {
  for (const part of drawing?.querySelectorAll(PART) ?? []) {
    part.toggleAttribute('data-picked', numberOf(part) === picked)
  }
}

const numberOf = (part: Element) => Number(part.getAttribute('data-n'))
