import { path, type Point, type Sheet } from '../kit.ts'

/** A drop, pointed at the top. */
export function drop(sheet: Sheet, [x, r]: Point, size: number) {
  const [aside, shoulder] = [size * 0.2, size * 0.7]
  const outline = path`M${x} ${r + 2 * size}
    C${x + aside} ${r + size} ${x + size} ${r + shoulder} ${x + size} ${r} A${size} 1 ${x - size} ${r}
    C${x - size} ${r + shoulder} ${x - aside} ${r + size} ${x} ${r + 2 * size}`
  sheet.medium('process', outline).line(outline)
}
