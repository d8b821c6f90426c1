/** Where the step changes: from these odds on (hundredths), the next price is a step further. */
const STEPS: readonly { fromCenti: number; stepCenti: number }[] = [
  { fromCenti: 101, stepCenti: 1 },
  { fromCenti: 200, stepCenti: 2 },
  { fromCenti: 300, stepCenti: 5 },
  { fromCenti: 400, stepCenti: 10 },
  { fromCenti: 600, stepCenti: 20 },
  { fromCenti: 1_000, stepCenti: 50 },
  { fromCenti: 2_000, stepCenti: 100 },
  { fromCenti: 3_000, stepCenti: 200 },
  { fromCenti: 5_000, stepCenti: 500 },
  { fromCenti: 10_000, stepCenti: 1_000 },
]

const ODDS_MAX_CENTI = 100_000

const PRICES: readonly number[] = listPrices()
const TICKS: ReadonlyMap<number, number> = new Map(PRICES.map((centi, tick) => [centi, tick]))

/** The prices from 1.01 to 1000, the ladder of the trade. */
export const LADDER_TICKS = PRICES.length

/** The decimal odds of a tick in hundredths, so that 1.01 is 101. Throws for a tick not on it. */
export function oddsOfTick(tick: number): number {
  const centi = PRICES[tick]
  if (centi === undefined) throw new RangeError(`${tick} is not a tick of the ladder`)
  return centi
}

/** The tick of odds in hundredths; null if the ladder has no such price. */
export function tickOfOdds(centi: number): number | null {
  return TICKS.get(centi) ?? null
}

/** The tick at these odds or, between two, the lower or the higher one; the ends hold the rest. */
export function tickNear(centi: number, rounding: 'floor' | 'ceil'): number {
  const ceil = firstTickFrom(centi)
  if (rounding === 'ceil' || PRICES[ceil] === centi) return Math.min(ceil, LADDER_TICKS - 1)
  return Math.max(ceil - 1, 0)
}

/** The first tick at these odds or above; the ladder's length if there is none. */
function firstTickFrom(centi: number): number {
  let low = 0
  let high = LADDER_TICKS
  while (low < high) {
    const middle = (low + high) >> 1
    if (oddsOfTick(middle) < centi) low = middle + 1
    else high = middle
  }
  return low
}

/** Reads decimal odds such as `1.9` or "2.02" exactly into their tick; null if it is no price. */
export function parseOdds(value: string | number): number | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(String(value).trim())
  if (!match) return null
  return tickOfOdds(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/** Odds as players read them: two decimals below 10, else as few as say it exactly. */
export function oddsText(centi: number): string {
  if (centi < 1_000) return (centi / 100).toFixed(2)
  return centi % 100 === 0 ? String(centi / 100) : (centi / 100).toFixed(centi % 10 === 0 ? 1 : 2)
}

function listPrices(): number[] {
  const prices: number[] = []
  STEPS.forEach(({ fromCenti, stepCenti }, index) => {
    const endCenti = STEPS[index + 1]?.fromCenti ?? ODDS_MAX_CENTI + 1
    for (let centi = fromCenti; centi < endCenti; centi += stepCenti) prices.push(centi)
  })
  return prices
}
