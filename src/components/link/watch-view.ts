import { startTransition } from 'react'

/** How much of an element has to be seen. */
const SEEN_PART = 0.5

type Note = (isInView: boolean) => void

const notes = new WeakMap<Element, Note>()
let observer: IntersectionObserver | undefined

/** Notes whether an element can be seen, until the answer is called. One observer serves all. */
export function watchView(element: Element, note: Note): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      // A page full of links shows many at once: what follows from it must not hold up a touch.
      startTransition(() => {
        for (const { target, isIntersecting } of entries) notes.get(target)?.(isIntersecting)
      })
    },
    { threshold: SEEN_PART },
  )
  notes.set(element, note)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
