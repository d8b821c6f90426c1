/** A title of a test and the requirement ids it cites. */
export type Citation = { title: string; ids: string[] }

const CALL = /\b(?:test|it|describe)((?:\.[a-zA-Z]+)*)\s*(?=[(`])/g
/** A test that does not run shows nothing. */
const NOT_RUN = /\.(skip|todo|fixme|fails)\b/
const TITLE = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/
const BRACKETS = /\[([^\]]*)\]/g
const ID = /^[A-Z0-9]+-\d+$/
const RANGE = /^([A-Z0-9]+)-(\d+) to ([A-Z0-9]+)-(\d+)$/

/** The citations in the titles of `test(…)`, `it(…)` and `describe(…)`, also after `.each(…)`. */
export function findCitations(source: string): Citation[] {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const modifiers = call[1] ?? ''
    if (NOT_RUN.test(modifiers)) return []
    const rest = source.slice(call.index + call[0].length)
    const takesTable = /\.(each|for|runIf|skipIf)$/.test(modifiers)
    const title = TITLE.exec(takesTable ? afterArguments(rest) : rest)?.[2]
    if (title === undefined) return []
    const ids = citedIn(title)
    return ids.length === 0 ? [] : [{ title, ids }]
  })
}

/** The ids in the square brackets of a title: `[APP-01]`, `[APP-01, NAV-02 to NAV-04]`. */
export function citedIn(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) =>
    inside.split(',').flatMap((part) => expand(part.trim())),
  )
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

/** What follows the table of `.each(…)` or the condition of `.runIf(…)`. */
function afterArguments(source: string): string {
  if (source.startsWith('`')) return source.slice(source.indexOf('`', 1) + 1).trimStart()
  let depth = 0
  let quote = ''
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quote !== '') {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (`'"\``.includes(sign)) quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')' && (depth -= 1) === 0) return source.slice(at + 1).trimStart()
  }
  return ''
}
