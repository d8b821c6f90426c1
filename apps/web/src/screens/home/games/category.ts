/** The seven tabs, in the documents' order (HOME-12). */
export const categories = [
  'sports',
  'casino',
  'slot',
  'table',
  'poker',
  'crash',
  'fishing',
] as const

export type Category = (typeof categories)[number]
