/** What drawings are written with: points and outlines, the notation of paths, the sheet, and the shape of a kind. */
export * from './geometry.ts'
export * from './model.ts'
export * from './path-notation.ts'
export * from './sentences.ts'
export * from './sheet.ts'
