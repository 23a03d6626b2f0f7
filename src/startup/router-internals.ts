import { useContext } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'

// React Router's private API that has names: no other module of the site imports one with UNSAFE. What has none is
// known to page-data.ts (its data stream), starter.js (its globals) and src/service-worker/answer-page-data.ts (its
// headers).

export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** The router's build manifest and settings; undefined outside a document of the router, as in tests. */
export function useFramework() {
  return useContext(UNSAFE_FrameworkContext)
}

export type Framework = NonNullable<ReturnType<typeof useFramework>>

/** The router itself, with its table of routes; undefined where the build renders a page. */
export function useRouter() {
  return useContext(UNSAFE_DataRouterContext)?.router
}
