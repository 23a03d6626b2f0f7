import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { useLinkFollowing } from './use-link-following.ts'

type ExampleSiteProps = { address?: string; children: ReactNode }

/** A part of the site in its test: links are followed as on the site itself. */
export function ExampleSite({ address = '/', children }: ExampleSiteProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <FollowedLinks />
      {children}
    </MemoryRouter>
  )
}

function FollowedLinks() {
  useLinkFollowing()
  return null
}
