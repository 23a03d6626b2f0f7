import { useNavigate } from 'react-router'
import { linkKind } from './link-kind.ts'

/** Opens an address as a `Link` to it would: a file in a new tab. */
export function useGoTo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => {
    if (linkKind(href) === 'page') void navigate(href)
    else window.open(href, '_blank', 'noopener')
  }
}
