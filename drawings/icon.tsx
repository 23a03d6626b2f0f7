import { renderToStaticMarkup } from 'react-dom/server'
import { MarkShapes } from './mark-shapes.tsx'
import { DARK, LIGHT } from './palette.ts'

/** The tab's icon: the mark in the colours of a light or a dark window. */
export function iconSvg(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <style>{`svg{color:${LIGHT.ink};--a:${LIGHT.accent}}@media (prefers-color-scheme:dark){svg{color:${DARK.ink};--a:${DARK.accent}}}`}</style>
      <MarkShapes accent="var(--a)" />
    </svg>,
  )
}

/**
 * The icon of a home screen, clear of the corners that systems round: the mark on its own ground, or the
 * company's own icon on paper.
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
