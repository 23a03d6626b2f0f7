import { renderToStaticMarkup } from 'react-dom/server'
import { DARK, LIGHT } from './palette.ts'

type MarkShapesProps = { accent: string }

/** The site's mark on a 32 px field: a ring in half section, solid and outlined, with its contact line. */
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

/** The favicon: the mark in the colours of a light or dark theme. */
export function iconSvg(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <style>{`svg{color:${LIGHT.ink};--a:${LIGHT.accent}}@media (prefers-color-scheme:dark){svg{color:${DARK.ink};--a:${DARK.accent}}}`}</style>
      <MarkShapes accent="var(--a)" />
    </svg>,
  )
}

/**
 * The home screen icon, with a margin for the corners that systems round: the mark on its own ground, or the company's
 * own icon on white.
 */
export function homeScreenIconSvg(own: string | undefined): string {
  if (own !== undefined) {
    const href = `data:image/svg+xml;base64,${Buffer.from(own).toString('base64')}`
    return renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
        <rect width="64" height="64" fill={LIGHT.sheet} />
        <image href={href} x="10" y="10" width="44" height="44" />
      </svg>,
    )
  }
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color={LIGHT.sheet}>
      <rect width="64" height="64" fill={LIGHT.ink} />
      <g transform="translate(16 16)">
        <MarkShapes accent={DARK.accent} />
      </g>
    </svg>,
  )
}
