/** The addresses to which clicks and forms would have led, from the site's root: tests never leave their page. */
export const blockedNavigations: string[] = []

navigation.addEventListener('navigate', (event) => {
  const { destination, cancelable } = event
  if (!cancelable || destination.sameDocument) return
  event.preventDefault()
  blockedNavigations.push(destination.url.replace(location.origin, ''))
})
