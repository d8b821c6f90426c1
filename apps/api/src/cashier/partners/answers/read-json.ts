/** A text, or a number; whichever begins first. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * What a JSON text says, every number in it as the text of its own digits: an amount never is a
 * float, and `50.00` keeps its zeros. `undefined` if it is no JSON.
 */
export function readJson(text: string): unknown {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  return JSON.parse(text.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
