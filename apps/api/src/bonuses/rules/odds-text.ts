/** Decimal odds as calls answer them: 150 hundredths are `"1.50"`, none at all `"0.00"`. */
export function oddsText(centi: number): string {
  return (centi / 100).toFixed(2)
}
