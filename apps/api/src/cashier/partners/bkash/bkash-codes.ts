/** Every code of bKash that says something certain, by what it says. */
const CODES = {
  success: ['0000'],
  /** It was done before: what became of it has to be asked. */
  done_before: ['2062', '2068', '2116', '2117', '2119'],
  /** Our invoice number is known there already; 2031 is said of it as well as of our fields. */
  known_invoice: ['2029', '2031'],
  /** The payer's own fault, and final. */
  payer: [...span(2009, 2019), '2023', '2057', '2058', '2069'],
  /** The payment is in no state for what was asked. */
  state: ['2002', '2033', '2054', '2055', '2056', '2060'],
  /** A limit was reached, or somebody is blocked. */
  limits: [...span(2036, 2041), '2044', '2045', '2046'],
  /** Keys and fields of ours. */
  house: ['2001', ...span(2006, 2008), '2025', '2030', '2032', '2048', '2049', ...span(2063, 2067)],
} as const satisfies Record<string, readonly string[]>

export type BkashClass = keyof typeof CODES | 'unclear'

const CLASSES = new Map<string, BkashClass>(
  Object.entries(CODES).flatMap(([name, codes]) =>
    codes.map((code) => [code, name as keyof typeof CODES] as const),
  ),
)

/** What a code says; one that is in no list, or says nothing certain, is `unclear`. */
export function classOf(code: string): BkashClass {
  return CLASSES.get(code) ?? 'unclear'
}

/** All whole numbers from the first to the last. */
function span(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
}
