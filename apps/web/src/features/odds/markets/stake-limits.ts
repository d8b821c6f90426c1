import { sizeText } from '../prices/price-text.ts'

/** The least and the most stake of a line as short figures; null if the host does not say both. */
export function limitsOf(line: { min: number | null; max: number | null }) {
  if (line.min === null || line.max === null) return null
  return { min: sizeText(line.min), max: sizeText(line.max) }
}
