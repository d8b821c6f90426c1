/** The text as LIKE finds it literally: `%`, `_` and `\` in it stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
