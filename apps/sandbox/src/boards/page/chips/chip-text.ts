/** The number in a written amount: its groups, point and decimals, without the currency. */
const AMOUNT = /\d[\d,]*(\.\d+)?/

/**
 * An amount as it fits on a chip, from how money is written: `৳ 1,20,000.00` is `120k`, `$ 0.50` is
 * `0.5`. Rounded down to one digit after the point, so that a chip never says more than it is.
 */
export function chipText(moneyText: string): string {
  const number = Number((AMOUNT.exec(moneyText)?.[0] ?? '0').replaceAll(',', ''))
  if (number >= 1_000_000) return `${downToTenth(number / 1_000_000)}M`
  if (number >= 1_000) return `${downToTenth(number / 1_000)}k`
  return String(number < 10 ? Math.floor(number * 100) / 100 : downToTenth(number))
}

function downToTenth(number: number): number {
  return Math.floor(number * 10) / 10
}
