/** A prize in tenths of the stake as it is written: `0.2`, `20`. */
export function prizeText(tenths: number): string {
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
}
