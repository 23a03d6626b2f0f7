import { memo, useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { watchLinks } from './watch-links.ts'

const FetchedPage = memo(PrefetchPageLinks)

/**
 * Fetches the pages ahead that the visitor may well ask for next. One at a time: all links in view at
 * once kept a slow telephone busy for up to 200 ms. With another page it begins anew.
 */
export function FetchAhead() {
  const [pages, setPages] = useState<readonly string[]>([])
  useEffect(() => watchLinks((page) => setPages((before) => [...before, page])), [])
  return pages.map((page) => <FetchedPage key={page} page={page} />)
}
