const STARS = '***'
const LETTERS = new Intl.Segmenter()

/** A name below this length shows its first letter alone. */
const BOTH_ENDS_FROM = 6

/** A player's name as others see it: `rahim2026` is `ra***26`. */
export function maskedName(username: string): string {
  const letters = Array.from(LETTERS.segment(username), ({ segment }) => segment)
  if (letters.length < BOTH_ENDS_FROM) return `${letters[0] ?? ''}${STARS}`
  return `${letters.slice(0, 2).join('')}${STARS}${letters.slice(-2).join('')}`
}
