import { isPlainClick } from '#islands/plain-click.ts'

/** Makes a button of a link that is a link for who has no script. Returns how to end it. */
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
