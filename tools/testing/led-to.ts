/** Where presses and forms would have led, from the site's root: no test leaves its page. */
export const ledTo: string[] = []

navigation.addEventListener('navigate', (event) => {
  const { destination, cancelable } = event
  if (!cancelable || destination.sameDocument) return
  event.preventDefault()
  ledTo.push(destination.url.replace(location.origin, ''))
})
