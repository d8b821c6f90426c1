/** A multiple, from tenths: `1.5`, `2.0`, `49.5`. */
export function multipleText(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

/** How much a seat pays, as a step of the colours that seats are painted in: 0 pays nothing. */
export function colourStep(tenths: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (tenths === 0) return 0
  if (tenths < 15) return 1
  if (tenths < 20) return 2
  if (tenths < 30) return tenths === 20 ? 3 : 2
  return tenths < 50 ? 4 : 5
}
