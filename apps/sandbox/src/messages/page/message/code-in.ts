/** The code in a message: six digits that are no part of a longer number. */
export function codeIn(text: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null
}
