/** A copy of a drawing of the page with ids of its own: what refers to them would else find the hidden original's. */
export function copiedDrawing(original: Element, prefix: string): SVGSVGElement | undefined {
  const copy = original.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return undefined
  const ids = [...copy.querySelectorAll('[id]')].map(({ id }) => id)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      const renamed = ids.reduce((text, id) => renamedIn(name, text, id, prefix), value)
      if (renamed !== value) element.setAttribute(name, renamed)
    }
  }
  return copy
}

function renamedIn(name: string, text: string, id: string, prefix: string): string {
  if (name === 'id') return text === id ? prefix + id : text
  if (name === 'aria-labelledby')
    return text.replace(new RegExp(`(?<=^| )${id}(?= |$)`), prefix + id)
  return text.replace(`#${id})`, `#${prefix}${id})`)
}
