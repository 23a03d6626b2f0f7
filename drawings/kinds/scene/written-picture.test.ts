import { expect, test } from 'vitest'
import { Sheet, type Mark } from '../../kit.ts'
import { Pen } from './pen.ts'
import { writtenPicture, writtenPictures } from './written-picture.ts'

const WORDS = '<title>dos marcas</title><desc>\n  Un disco\n  y una línea.\n</desc>'
const fileWith = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${WORDS}${shapes}</svg>`

function marksOf(shapes: string, parts = {}): readonly Mark[] {
  const sheet = new Sheet()
  writtenPicture(fileWith(shapes), parts).draw(new Pen(sheet))
  return sheet.views.marks
}

test('says what it shows, whatever the breaks of its lines', () => {
  expect(writtenPicture(fileWith('')).words).toEqual({
    title: 'dos marcas',
    description: 'Un disco y una línea.',
  })
})

test('paints shapes as their classes say, heights upwards', () => {
  const [disc, bar, line] = marksOf(
    `<circle class="seal" cx="10" cy="-20" r="5" />
     <rect class="cut lip outline" x="0" y="-30" width="40" height="10" />
     <path class="line spring soft rest" d="M0 0H8M0 -4H8" />`,
  )
  expect(disc).toMatchObject({ material: 'accent', outline: { centre: [10, 20], radius: 5 } })
  const corners = [20, 20, 30, 30].map((h, i) => [i % 3 === 0 ? 0 : 40, h])
  expect(bar).toMatchObject({ material: 'lip', weight: 'outline', outline: corners })
  expect(line).toMatchObject({ weight: 'spring', tone: 'soft', dash: 'rest' })
})

test('places its own symbols and the parts that code draws', () => {
  const bolt = (pen: Pen) => pen.solid({ centre: [1, 0], radius: 1 })
  const marks = marksOf(
    `<symbol id="dot"><circle class="solid" cx="1" cy="0" r="1" /></symbol>
     <use href="#dot" transform="translate(10 -20) rotate(-90) scale(-2 2)" />
     <use href="#bolt" transform="translate(10 0)" />`,
    { bolt },
  )
  const places = marks.map((mark) => mark.type === 'part' && mark.outline)
  expect(places).toEqual([
    { centre: [expect.closeTo(10), expect.closeTo(18)], radius: 2 },
    { centre: [11, 0], radius: 1 },
  ])
})

test('letters a note on the whole sheet, with a leader to what it names', () => {
  const marks = marksOf('<text x="-4" y="-40" text-anchor="end" data-dot="10 -20">Anillo</text>')
  expect(marks.find(({ type }) => type === 'text')).toMatchObject({ text: 'Anillo', anchor: 'end' })
  expect(marks.find(({ id }) => id === 'note-dot')).toMatchObject({ outline: { centre: [10, 20] } })
})

test.each([
  ['<rect class="wood" x="0" y="0" width="1" height="1" />', 'Nothing is painted as "wood"'],
  ['<rect class="metal bold" x="0" y="0" width="1" height="1" />', 'Nothing is painted as "bold"'],
  ['<rect class="metal" x="0" y="0" width="1" />', 'A rect has no height'],
  ['<ellipse class="metal" />', 'A picture has no ellipse'],
  ['<circle class="line" cx="0" cy="0" r="1" />', 'A line is a path'],
  ['<use href="#crane" />', 'No such part: #crane'],
])('refuses what it does not know: %s', (shapes, message) => {
  expect(() => marksOf(shapes)).toThrow(message)
})

test('a picture without words, or one that is not there, is refused', () => {
  expect(() => writtenPicture('<svg></svg>')).toThrow('A picture says what it shows')
  expect(() => writtenPictures(() => ({ './a.svg': fileWith('') }))('b')).toThrow(
    'No picture is called b',
  )
})
