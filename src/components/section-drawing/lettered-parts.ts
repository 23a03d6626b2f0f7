const PART = '[data-n]'

/** The number of a drawing's part that an event met: its balloon or its line. */
export function partAt({ target }: { target: EventTarget | null }): number | undefined {
  const part = target instanceof Element ? target.closest(PART) : null
  return part ? numberOf(part) : undefined
}

/** Marks, of a drawing's parts, the one that is picked. */
export function markPart(drawing: Element | null, picked: number | undefined): void {
  for (const part of drawing?.querySelectorAll(PART) ?? []) {
    part.toggleAttribute('data-picked', numberOf(part) === picked)
  }
}

const numberOf = (part: Element) => Number(part.getAttribute('data-n'))
