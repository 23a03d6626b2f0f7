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

/** The icon of a home screen: the mark on its own ground, clear of the corners that systems round. */
export function homeScreenIconSvg(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color={LIGHT.sheet}>
      <rect width="64" height="64" fill={LIGHT.ink} />
      <g transform="translate(16 16)">
        <MarkShapes accent={DARK.accent} />
      </g>
    </svg>,
  )
}
