import { z } from 'zod'

/**
 * Kinds of mistake in the content from which others may follow (src/catalogue/read/fold-problems.ts); all other
 * mistakes need no kind.
 */
export const problemKind = z.enum([
  'repeated id',
  'missing product',
  'missing page',
  'missing part',
  'missing machine',
  'missing group',
  'missing name',
  'missing file',
  'misnamed file',
  'empty group',
  'unserved machine',
  'unmet choice',
  'unsaid word',
  'decimal comma',
  'reversed range',
  'list placeholder',
])

export type ProblemKind = z.output<typeof problemKind>
