const DHAKA_AHEAD_MS = 6 * 60 * 60 * 1000

/** The calendar day in Bangladesh, where clocks are never changed. */
export function dhakaDate(at: Date): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = dhakaText(at).slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

/** Digits alone, as 20261123181500. */
export function dhakaDigits(at: Date): string {
  return dhakaText(at).slice(0, 19).replaceAll(/\D/g, '')
}

/** As `2026-11-23T18:15:00.336`, without a zone. */
export function dhakaText(at: Date): string {
  return new Date(at.getTime() + DHAKA_AHEAD_MS).toISOString().slice(0, -1)
}
