import type { Texts } from '../../platform/texts/choose-text.ts'
import { likeness } from './likeness.ts'

/** Finds of one kind at most. */
const FOUND_MAX = 12

/** Those whose name in one language or another is like what was typed, the best fit first. */
export function rankNamed<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => Texts,
): Item[] {
  return items
    .flatMap((item) => {
      const fits = Object.values(namesOf(item)).flatMap((name) => likeness(typed, name) ?? [])
      return fits.length === 0 ? [] : [{ item, faults: Math.min(...fits) }]
    })
    .toSorted((one, other) => one.faults - other.faults)
    .slice(0, FOUND_MAX)
    .map(({ item }) => item)
}
