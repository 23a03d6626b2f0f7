const PATHS = {
  back: 'M17 10H4M9 4.5L3.5 10 9 15.5',
  call: 'M5 2.5h3l1.5 4-2 1.5c1 2 2.5 3.5 4.5 4.5l1.5-2 4 1.5v3c0 1-.8 2-2 2C9 17 3 11 3 4.5c0-1.2 1-2 2-2Z',
  close: 'M5 5l10 10M15 5L5 15',
  codes: 'M3 4h5M3 8h5M3 12h5M3 16h5M12 4h5M12 8h5M12 12h5M12 16h5',
  compare: 'M3 3h5.5v14H3ZM11.5 3H17v14h-5.5ZM3 8h5.5M11.5 12H17',
  documents: 'M5 2.5h7l4 4v11H5ZM12 2.5v4h4M8 10.5h5M8 13.5h5',
  glossary: 'M4 3h12v14H4ZM7 3v14M10 7h3M10 10h3',
  list: 'M4 2.5h12v15H4ZM7 6.5h6M7 10h6M7 13.5h3.5',
  measure: 'M2.5 13.5l11-11 4 4-11 11ZM5.5 10.5l2 2M8.5 7.5l2 2M11.5 4.5l2 2',
  search: 'M13 13l5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z',
  selector:
    'M2.5 5H9M14 5h3.5M2.5 10H4M9 10h8.5M2.5 15H11M16 15h1.5M9.5 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4.5 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M11.5 15a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  table: 'M2.5 3.5h15v13h-15ZM2.5 8h15M2.5 12h15M7 3.5v13',
} as const

export type IconName = keyof typeof PATHS

/** A small line icon; decorative, since a text or its control's name says what it does. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
