type MarkShapesProps = { accent: string }

/** The site's sign on a 32 px field: a ring in half section, solid and outlined, with its contact line. */
export function MarkShapes({ accent }: MarkShapesProps) {
  return (
    <>
      <path d="M14 2.14A14 14 0 0 0 14 29.86V23.75A8 8 0 0 1 14 8.25Z" fill="currentColor" />
      <path
        d="M18 3.15A13 13 0 0 1 18 28.84V24.77A9 9 0 0 0 18 7.23Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M16 0V10M16 22V32" stroke={accent} strokeWidth="4" />
    </>
  )
}
