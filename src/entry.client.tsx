import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { handOverPageData } from '#startup/page-data.ts'
import { declareTrustedTypes } from '#startup/trusted-types.ts'

declareTrustedTypes()
handOverPageData()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  )
})
