const ODDS_TEXT = /^([1-9]\d{0,2})\.(\d{2})$/

/** Odds in hundredths as decimal text: 185 is `1.85`. */
export function oddsText(centi: number): string {
  return `${Math.floor(centi / 100)}.${String(centi % 100).padStart(2, '0')}`
}

/** Odds in hundredths from text like `1.85`; null for anything else. */
export function readOdds(text: string): number | null {
  const [, whole, part] = ODDS_TEXT.exec(text) ?? []
  if (whole === undefined || part === undefined) return null
  return Number(whole) * 100 + Number(part)
}
