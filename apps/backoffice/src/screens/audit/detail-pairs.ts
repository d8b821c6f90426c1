/**
 * Names and values of an audit line's detail, which is JSON text. Empty values say nothing and are
 * left out; a detail that is no JSON object stands as it is.
 */
export function detailPairs(detail: string): [name: string, value: string][] {
  const value = parse(detail)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return detail === '' ? [] : [['', detail]]
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
