import { expect, test } from 'vitest'
import { problemsWith } from '../read/content-fixture.ts'

/** The messages for a list that names these columns. */
function told(columns: string): string[] {
  const article = `
kind: article
title: Juntas
description: Juntas de una línea
lead: Juntas
columns: [${columns}]
sections: [{ id: usos, heading: Usos }]
products:
  - { id: jun-1, name: Junta, tagline: Cierra, features: [Plana], drawing: { kind: split } }
`
  return problemsWith({ 'productos/juntas.yaml': article })
}

test('a column of a list is of a known figure', () => {
  expect(told('{ of: pressure, name: Presión }, { of: Presión máxima, name: Máxima }')).toEqual([])
  expect(told('{ of: Presión maxima, name: Presión }')).toEqual([
    'columns[0].of: propiedad desconocida: «Presión maxima»: ¿será «Presión máxima»?',
  ])
})

test('its words are of products of the list', () => {
  expect(
    told('{ of: pressure, name: Presión, words: [{ ref: jun-2, text: se calcula }] }'),
  ).toEqual(['columns[0].words[0].ref: «jun-2» no está en la lista de esta página: ¿será «jun-1»?'])
})
