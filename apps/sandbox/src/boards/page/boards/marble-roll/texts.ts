/** A place on the scale, from hundredths: `50.50`. */
export function markText(mark: number): string {
  return (mark / 100).toFixed(2)
}

/** A multiple, from thousandths, with as many digits as it needs and two at least: `2.00`, `1.325`. */
export function multipleText(milli: number): string {
  return milli % 10 === 0 ? (milli / 1_000).toFixed(2) : (milli / 1_000).toFixed(3)
}
