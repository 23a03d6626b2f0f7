import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { FaultBoundary } from '#startup/fault-boundary.tsx'
import { handOverPageData } from './page-data.ts'
import { declareTrustedTypes } from '#startup/trusted-types.ts'

declareTrustedTypes()
handOverPageData()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FaultBoundary>
        <HydratedRouter useTransitions={false} />
      </FaultBoundary>
    </StrictMode>,
  )
})
