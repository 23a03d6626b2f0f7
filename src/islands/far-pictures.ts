import { whenParsed } from './when-parsed.ts'

// Pictures far below the first screen, which most visitors never reach, are fetched as their place comes near
// (components/drawing-image/far-drawing.tsx).
const farPictures = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLElement) showFar(target)
  },
  // Horizontally also the next one in a scrolling strip. Not vertically: the page itself is such a scroller.
  { rootMargin: '6%', scrollMargin: '0px 25%' },
)

function showFar(room: HTMLElement): void {
  farPictures.unobserve(room)
  const image = new Image()
  for (const [, name = '', value = ''] of (room.textContent ?? '').matchAll(ATTRIBUTE))
    image.setAttribute(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  room.replaceWith(image)
}

/** Reads the attributes of the picture in the placeholder's `noscript`, whose content is text while scripts run. */
const ATTRIBUTE = /(class|src|alt|width|height|decoding)="([^"]*)"/g

/** The page's placeholders; those inside an island belong to its component. */
function farRooms(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-far]')].filter(
    (room) => room.closest('site-island, island-slot')?.localName !== 'site-island',
  )
}
whenParsed(() => farRooms().forEach((room) => farPictures.observe(room)))
addEventListener('beforeprint', () => farRooms().forEach(showFar))
