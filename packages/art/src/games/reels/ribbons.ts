import type { Language } from '@maidan/contract'

/** A name under a special symbol: its capitals' height and its baseline, in a 128 x 128 picture. */
export type Ribbon = { text: string; cap: number; y: number }

/** What stands under the symbols that have a name, in the words of the games' rules. */
export const RIBBONS = {
  WILD: {
    en: { text: 'WILD', cap: 24, y: 117 },
    bn: { text: 'ওয়াইল্ড', cap: 36, y: 116 },
  },
  SCATTER: {
    en: { text: 'SCATTER', cap: 19, y: 117 },
    bn: { text: 'স্ক্যাটার', cap: 32, y: 116 },
  },
} as const satisfies Record<string, Readonly<Record<Language, Ribbon>>>

/** Whether a symbol has its name under it, and so a picture in each language. */
export function hasRibbon(symbol: string): boolean {
  return Object.hasOwn(RIBBONS, symbol)
}
