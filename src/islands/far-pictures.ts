import { whenParsed } from './when-parsed.ts'

// Pictures far below the first screen, which most visitors never reach, are fetched as their place comes near
// (components/drawing-image/far-drawing.tsx).
const farPictures = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLElement) showFar(target)
  },
  // In a strip that pans sideways, the next one too. Not downwards: the page itself counts as such a strip.
  { rootMargin: '6%', scrollMargin: '0px 25%' },
)

function showFar(room: HTMLElement): void {
  farPictures.unobserve(room)
  const image = new Image()
  for (const [, name = '', value = ''] of (room.textContent ?? '').matchAll(ATTRIBUTE))
    image.setAttribute(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  room.replaceWith(image)
}

/** Of the ordinary picture in the room's `noscript`, which is text where scripts run. */
const ATTRIBUTE = /(class|src|alt|width|height|decoding)="([^"]*)"/g

/** Rooms of the page. Those inside an island are its component's. */
function farRooms(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-far]')].filter(
    (room) => room.closest('site-island, island-slot')?.localName !== 'site-island',
  )
}
whenParsed(() => farRooms().forEach((room) => farPictures.observe(room)))
addEventListener('beforeprint', () => farRooms().forEach(showFar))
