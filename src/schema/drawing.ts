import { z } from 'zod'
import { KIND_SCHEMAS } from '#drawings/kinds.ts'
import { didYouMean } from './nearest-word.ts'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** The message for a drawing with an unknown or missing kind. */
function drawingFault({ code, input }: RawIssue): string {
  const written = code === 'invalid_union' ? Object(input).kind : undefined
  if (typeof written !== 'string') return 'un dibujo se escribe { kind: … }, con la clase que sea'
  return `clase de dibujo desconocida: «${written}»${didYouMean(written, drawingKinds())}`
}

function drawingKinds(): string[] {
  return KIND_SCHEMAS.map(({ shape }) => shape.kind.value)
}

/** Every drawing that content may ask for; its error message is for editors. */
export const drawingSchema = z.discriminatedUnion('kind', KIND_SCHEMAS, { error: drawingFault })
