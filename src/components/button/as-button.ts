import { isPlainClick } from '#islands/plain-click.ts'

/** Makes a link act as a button; without a script it stays a link. Returns a function that undoes it. */
export function asButton(link: HTMLElement, onPress: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  link.role = 'button'
  link.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onPress()
    },
    { signal },
  )
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      onPress()
    },
    { signal },
  )
  return () => controller.abort()
}
