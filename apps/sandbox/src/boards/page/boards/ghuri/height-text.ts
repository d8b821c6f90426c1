/** A height in hundredths as it is read: `2.31×`. */
export function heightText(centi: number): string {
  return `${heightFigure(centi)}×`
}

/** The same without its sign, as a field holds it. */
export function heightFigure(centi: number): string {
  return `${Math.floor(centi / 100)}.${String(centi % 100).padStart(2, '0')}`
}
