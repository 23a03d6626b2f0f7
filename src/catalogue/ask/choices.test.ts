import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { choicesOf, saysOneOf, type ChoiceKind } from './choices.ts'
import { WHOLE_CONTENT, problemsWith } from '../read/content-fixture.ts'
import { isWithdrawn } from './withdrawn-fixture.ts'

const { products, selection } = catalogue()

function choices(kind: ChoiceKind, id: string) {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return choicesOf(kind, product, selection)
}

const SELECTION = 'vocabulario/seleccion.yaml'
const problemsOf = (vocabulary: string) =>
  problemsWith({ [SELECTION]: `${WHOLE_CONTENT[SELECTION]}${vocabulary}\n` })

test('a word is found whole or in the plural, accents and case aside', () => {
  expect(saysOneOf('Agitadores y mezcladores', ['agitador'])).toBe(true)
  expect(saysOneOf('Válvulas de cuchilla', ['valvula'])).toBe(true)
  expect(saysOneOf('Bombas con la caja gastada', ['gas'])).toBe(false)
  expect(saysOneOf('Paño de lino', ['pano'])).toBe(false)
  expect(saysOneOf('Química fina', ['químic*'])).toBe(true)
  expect(saysOneOf('ASME B73.1', ['ASME B73*'])).toBe(true)
})

test.skipIf(isWithdrawn('442m', '155', '100', '5700', 'herramientas'))(
  'a product serves an equipment because one of its own texts says so',
  () => {
    expect(choices('equipment', '442m').get('agitador')).toBe('Mezcladores')
    expect(choices('equipment', '155').get('bomba')).toBe('ISO 3069-C')
    expect(choices('equipment', '100').get('brida')).toBe('Lámina de caucho rojo SBR')
    expect(choices('equipment', '5700').has('brida')).toBe(false)
    expect(choices('equipment', 'herramientas').size).toBe(0)
  },
)

test.skipIf(isWithdrawn('2810', '180', 'monitor-flujo', '4400'))(
  'a double balance makes no double seal, and a barrier water no service',
  () => {
    expect([...choices('arrangements', '2810').keys()]).toEqual(['doble', 'cartucho'])
    expect([...choices('arrangements', '180').keys()]).toEqual(['simple', 'cartucho'])
    expect(choices('services', 'monitor-flujo').size).toBe(0)
    expect(choices('services', '4400').has('gases')).toBe(false)
  },
)

test('a word that no product says is reported where it stands', () => {
  expect(problemsOf('services: [{ id: x, label: Vino, words: [vino] }]')).toEqual([
    'services[0].words[0]: ningún producto dice «vino»',
    'services[0]: ningún producto responde a «Vino»',
  ])
})
