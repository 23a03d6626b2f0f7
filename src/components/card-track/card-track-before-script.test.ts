import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RotatingTrack } from './rotating-track.tsx'

test('without a script all nine industries stand in the row', () => {
  const html = renderToString(
    createElement(RotatingTrack, {
      id: 'industrias',
      heading: 'Industrias',
      across: 6,
      items: Array.from({ length: 9 }, (_, index) => ({
        id: `${index}`,
        content: `Rubro ${index}`,
      })),
      firstGroup: { size: 6, showRest: 'Ver otras', showFirst: 'Ver primeras' },
    }),
  )
  expect(html.match(/<li>Rubro/g)).toHaveLength(9)
})
