/** A multiple in hundredths, as short as it can be written: `1.1`, `1.38`, `26`, `1000`. */
export function multipleText(centi: number): string {
  return String(centi / 100)
}
