/** A pay in hundredths of the stake, as it is read: `×4.8`, `×4,000`. */
export function timesText(centi: number): string {
  return `×${(centi / 100).toLocaleString('en-IN')}`
}
