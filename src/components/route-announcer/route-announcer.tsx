import { useEffect, useRef, useState } from 'react'

type RouteAnnouncerProps = { path: string }

/**
 * On arriving at another page: the focus on its h1, its title spoken. Where the page is scrolled to
 * is the router's affair, so the focus moves without scrolling.
 */
export function RouteAnnouncer({ path }: RouteAnnouncerProps) {
  const [title, setTitle] = useState('')
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    const heading = document.querySelector('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [path])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
