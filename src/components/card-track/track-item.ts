import type { ReactNode } from 'react'

/** One card of a row. */
export type TrackItem = { id: string; content: ReactNode }
