import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * When an island comes alive. Whatever is said, a touch of it or the focus in it wakes it at once.
 *
 * - `idle`: as soon as the browser is idle after the page's load
 * - `sign`: after the visitor's first sign (pointer, finger, wheel, key, scroll)
 * - `near`: after that sign, once it comes near the window
 * - `kept`: as soon as the visitor has marked something, on this page or before
 * - `touch`: only when it is touched
 */
type WakeRule = 'idle' | 'sign' | 'near' | 'kept' | 'touch'
/** One rule, or the first of two. */
export type Wake = WakeRule | `${WakeRule} ${WakeRule}`

/** Parts of the page inside an island that stay as they were rendered. */
export type Slots = Readonly<Record<string, ReactNode>>

/** An island of a page; it is rendered on its own, after the page around it. */
export type GatheredIsland = {
  name: string
  component: ComponentType<never>
  props: object
  slots: Slots
  wake: Wake
  isAsked: boolean
}

/** Collects the islands of a page while it is rendered; without it (in browsers, in islands) islands are plain components. */
export const IslandGatherer = createContext<GatheredIsland[] | undefined>(undefined)

const NAME = Symbol('island')

/** Marks a component as an island; the browser loads it from the file of that name (`NAME.island.tsx`). */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): ComponentType<Props> {
  return Object.assign(component, { [NAME]: name })
}

type IslandProps<Props extends object> = {
  of: ComponentType<Props>
  wake: Wake
  /** It answers the address's query; with a query it wakes at once. */
  isAsked?: boolean
  slots?: Slots
} & (Omit<Props, 'slots'> extends Record<string, never>
  ? { props?: undefined }
  : { props: Omit<Props, 'slots'> })

/**
 * An interactive part of a static page. The page contains the component's HTML, name and properties (JSON), from which
 * the browser hydrates it (client.ts). Markup goes into slots, never into properties, where it would be in the page
 * twice.
 */
export function Island<Props extends object>(place: IslandProps<Props>) {
  const { of, wake, isAsked = false, slots, props = {} } = place
  const gathered = useContext(IslandGatherer)
  const component = of as ComponentType<{ slots: Slots }> & { [NAME]?: string }
  if (!gathered) {
    const Component = component
    return <Component {...props} slots={slots ?? {}} />
  }
  const { [NAME]: name } = component
  if (name === undefined) throw new Error(`${component.name} is no island: see island().`)
  const number = gathered.push({
    name,
    component: of as ComponentType<never>,
    props,
    slots: slots ?? {},
    wake,
    isAsked,
  })
  return <site-island data-number={number - 1} />
}

/** The place of a slot inside an island. The renderer fills it; hydration leaves it alone. */
export function slotPlace(name: string): ReactNode {
  return (
    <island-slot
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** A part of a page without React: the custom element of that name, in `NAME.element.ts`. */
type PlainElement = Omit<React.HTMLAttributes<HTMLElement>, 'className'> & {
  /** On custom elements React passes attributes through unchanged. */
  class?: string | undefined
  'data-wake': Wake
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': { 'data-number': number }
      'island-slot': Record<string, unknown>
      'quote-button': PlainElement
      'compare-tick': PlainElement
      'code-filter': PlainElement
      'copy-table': PlainElement
      'quote-count': PlainElement
      'site-menu': PlainElement
      'list-controls': PlainElement
      'asked-limits': PlainElement & { 'data-asked': '' }
      'meant-page': PlainElement
      'send-gate': PlainElement
      'compare-tray': PlainElement
      'action-floor': PlainElement
      'hero-carousel': PlainElement
      'card-track': PlainElement
      'rotating-track': PlainElement
      'list-keys': PlainElement
      'part-marks': PlainElement
      'film-chapters': PlainElement
      'video-consent': PlainElement
      'sight-reveal': PlainElement
      'offline-support': PlainElement
      'term-filter': PlainElement
      'document-list': PlainElement & { 'data-asked': '' }
    }
  }
}
