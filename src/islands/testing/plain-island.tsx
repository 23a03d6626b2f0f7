import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import type { IslandElement } from '../hydrate.ts'
import { slotPlace, type Slots } from '../island.tsx'

/** An island in the page as the renderer writes it (site/render.tsx), before it is alive; gone after the test. */
export function plainIsland<Props extends object>(
  Component: ComponentType<Props & { slots: Slots }>,
  props: Props,
  slots: Slots = {},
): IslandElement {
  const island: IslandElement = document.createElement('site-island')
  Object.assign(island.dataset, { name: 'prueba', number: '7' })
  const places = Object.fromEntries(Object.keys(slots).map((name) => [name, slotPlace(name)]))
  island.innerHTML = renderToString(<Component {...props} slots={places} />, {
    identifierPrefix: '7-',
  })
  for (const slot of island.querySelectorAll<HTMLElement>('island-slot'))
    slot.innerHTML = renderToStaticMarkup(slots[slot.dataset['slot'] ?? ''])
  const data = Object.assign(document.createElement('script'), { type: 'application/json' })
  data.textContent = JSON.stringify(props)
  island.append(data)
  document.body.append(island)
  onTestFinished(() => {
    island.root?.unmount()
    island.remove()
  })
  return island
}
