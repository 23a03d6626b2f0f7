import type { Tone } from './model.ts'

/**
 * `page`: follows the page's tokens; `file`: a file of its own, light or dark as the reader's system;
 * `light`: every value literal, for PDF and PNG; `mono`: black and white.
 */
export type DrawingTheme = 'page' | 'file' | 'light' | 'mono'

/** Hex values of the `--dw-…` tokens; a test ties them to styles/tokens.css. */
export const LIGHT: Record<Tone, string> = {
  ink: '#121b1d',
  sheet: '#ffffff',
  accent: '#1c6f87',
  fluid: '#c8e6eb',
  soft: '#5b676a',
  metal: '#ebf0ef',
}

export const DARK: Record<Tone, string> = {
  ink: '#e8eeee',
  sheet: '#182226',
  accent: '#52c1d8',
  fluid: '#1e4753',
  soft: '#95a1a3',
  metal: '#263032',
}

const MONO: Record<Tone, string> = {
  ink: '#000',
  sheet: '#fff',
  accent: '#000',
  fluid: '#fff',
  soft: '#000',
  metal: '#fff',
}

export function paintOf(theme: DrawingTheme): (tone: Tone) => string {
  if (theme === 'light') return (tone) => LIGHT[tone]
  if (theme === 'mono') return (tone) => MONO[tone]
  return (tone) => `var(--dw-${tone})`
}

const declare = (values: Record<Tone, string>) =>
  Object.entries(values)
    .map(([tone, value]) => `--dw-${tone}:${value}`)
    .join(';')

/** The style sheet that a file carries, since no page lends it tokens. */
export const FILE_STYLE = `svg{${declare(LIGHT)}}@media (prefers-color-scheme:dark){svg{${declare(DARK)}}}`
