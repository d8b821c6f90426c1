/** A multiple in hundredths as it is written: `1.83`, `217.50`. */
export function multipleText(centi: bigint): string {
  return `${centi / 100n}.${String(centi % 100n).padStart(2, '0')}`
}
