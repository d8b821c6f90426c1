/** What the square brackets of a title cite, and which of them cannot be read. */
export type Citations = { ids: string[]; unreadable: string[] }

const BRACKETS = /\[([^\]]*)\]/g
const ID = /^[A-Z0-9]+-\d+$/
const RANGE = /^([A-Z0-9]+)-(\d+) to ([A-Z0-9]+)-(\d+)$/
/** Something that was meant as a row: capitals, a dash, a number. */
const LOOKS_LIKE_ROW = /\b[A-Z][A-Z0-9]+-\d+\b/

/**
 * The ids in the square brackets of a title: `[APP-01]`, `[APP-01, NAV-02 to NAV-04]`. Brackets
 * that name a row and yet do not parse are told, so that no slip of the pen hides a gap.
 */
export function readCitations(title: string): Citations {
  const citations: Citations = { ids: [], unreadable: [] }
  for (const [bracket, inside = ''] of title.matchAll(BRACKETS)) {
    const parts = inside.split(',').map((part) => expand(part.trim()))
    if (parts.every((ids) => ids.length > 0)) citations.ids.push(...parts.flat())
    else if (LOOKS_LIKE_ROW.test(inside)) citations.unreadable.push(bracket)
  }
  return citations
}

function expand(part: string): string[] {
  if (ID.test(part)) return [part]
  const [, prefix = '', first = '', lastPrefix = '', last = ''] = RANGE.exec(part) ?? []
  if (prefix === '' || prefix !== lastPrefix) return []
  const count = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from(
    { length: count },
    (_, index) => `${prefix}-${String(Number(first) + index).padStart(first.length, '0')}`,
  )
}
