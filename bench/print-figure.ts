/** One measured figure; `versus` names what it stands beside and `ratio` how they compare. */
export type Figure = {
  bench: string
  figure: string
  value: number
  unit: string
  versus?: string
  ratio?: number
  runs: number
}

/** Prints a figure as one JSON line, rounded to what the measurement can carry. */
export function printFigure(figure: Figure) {
  const rounded = { ...figure, value: round(figure.value) }
  process.stdout.write(
    `${JSON.stringify(figure.ratio === undefined ? rounded : { ...rounded, ratio: round(figure.ratio) })}\n`,
  )
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}
