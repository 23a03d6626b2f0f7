import {
  createElement,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { watchAltered } from './take-over.ts'
import { declareTrustedTypes } from './trusted-types.ts'

declareTrustedTypes()

/** An island in the page; it has a `root` from hydration on. */
export type IslandElement = HTMLElement & { waking?: Promise<void>; root?: Root }

/**
 * Hydrates an island. Resolves once its effects have run, so that a repeated press finds its handlers. An island that
 * throws is replaced by the page's plain HTML.
 */
export function hydrate(island: IslandElement, Component: ComponentType<never>): Promise<void> {
  const { name, number } = island.dataset
  const former = island.cloneNode(true)
  const data = island.querySelector(':scope > script')
  const props: object = JSON.parse(data?.textContent ?? '{}')
  // React hydrates the whole content of the element.
  data?.remove()
  const slots = Object.fromEntries(
    [...island.querySelectorAll<HTMLElement>('island-slot[data-slot]')]
      .filter((slot) => slot.closest('site-island') === island)
      .map((slot) => [slot.dataset['slot'] ?? '', keptSlot(slot)]),
  )
  const all = { ...props, slots }
  const altered = watchAltered(island)
  const alive = new Promise<void>((resolve, reject) => {
    // As a transition, which input can interrupt.
    startTransition(() => {
      island.root = hydrateRoot(
        island,
        createElement(
          Alive,
          { onAlive: resolve },
          createElement(Component as ComponentType<object>, all),
        ),
        {
          identifierPrefix: `${number}-`,
          onUncaughtError: (fault) => {
            island.replaceChildren(...former.childNodes)
            reject(fault)
          },
          // oxlint-disable-next-line no-console -- Else nobody would learn of it.
          onRecoverableError: (fault) => console.error(`island ${name}`, fault),
        },
      )
    })
  })
  // Not within an effect, where no component can hear of one change before the next.
  return alive.then(altered.makeAgain)
}

function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once.
  useEffect(onAlive, [])
  return children
}

/** The page's own elements in a slot. If the slot is unmounted and mounted again, the same elements are put back. */
function keptSlot(element: HTMLElement): ReactNode {
  const content = document.createDocumentFragment()
  const ref = (slot: HTMLElement | null) => {
    if (!slot) return undefined
    if (!slot.hasChildNodes()) slot.append(content)
    return () => content.append(...slot.childNodes)
  }
  return createElement('island-slot', {
    key: element.dataset['slot'],
    'data-slot': element.dataset['slot'],
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
    ref,
  })
}
