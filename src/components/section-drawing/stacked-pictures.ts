type Box = { x: number; y: number; width: number; height: number }

/**
 * Lays the pictures of a sheet (`data-stack`) under one another if it is wider than `most`, in its own units, and they
 * are not. Each is a view of its own on a copy of all that is drawn, without the lettering of the others.
 */
export function stackPictures(svg: SVGSVGElement, most: number): void {
  const boxes = svg.dataset['stack']?.split(',').map(boxOf) ?? []
  const width = Math.max(...boxes.map((box) => box.width))
  if (boxes.length === 0 || svg.viewBox.baseVal.width <= most || width > most) return
  const drawn = [...svg.children].filter((child) => !child.matches('title, desc, defs'))
  const seal = boxOf(svg.dataset['seal'] ?? '')
  const middle = seal.x + seal.width / 2
  for (const child of drawn) child.remove()
  let top = 0
  for (const box of boxes) {
    const picture = document.createElementNS(svg.namespaceURI, 'svg') as SVGSVGElement
    const place = { ...box, x: (width - box.width) / 2, y: top }
    for (const [name, value] of Object.entries(place)) picture.setAttribute(name, String(value))
    picture.setAttribute('viewBox', textOf(box))
    picture.append(...drawn.map((child) => child.cloneNode(true)))
    svg.append(picture)
    const isIn = (x: number) => x >= box.x && x <= box.x + box.width
    for (const mark of picture.querySelectorAll<SVGGraphicsElement>('[data-n], text')) {
      if (!mark.isConnected) continue
      const { x, width: wide } = mark.getBBox()
      if (!isIn(x + wide / 2)) mark.remove()
    }
    if (isIn(middle)) {
      const from = Math.max(seal.y, box.y)
      svg.dataset['seal'] = textOf({
        x: seal.x + place.x - box.x,
        y: from + top - box.y,
        width: seal.width,
        height: seal.y + seal.height - from,
      })
    }
    top += box.height
  }
  svg.setAttribute('viewBox', `0 0 ${width} ${top}`)
}

function boxOf(text: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number)
  return { x, y, width, height }
}

const textOf = ({ x, y, width, height }: Box) => [x, y, width, height].join(' ')
