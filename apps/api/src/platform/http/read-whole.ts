/** Reads a whole number from 1 to `max`, written in digits alone; null if it is none. */
export function readWhole(value: string | number, max: number): number | null {
  const text = String(value)
  if (!/^\d{1,9}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= max ? number : null
}
