/** A number for path data: `digits` decimals, no trailing zeros. */
export function short(value: number, digits = 2): number {
  const power = 10 ** digits
  return Math.round(value * power) / power
}
