import { divideMoney } from '@maidan/money'

const CENTI = 100n

/** Decimal odds such as `1.85` in hundredths, exactly. */
export function oddsCenti(odds: string): bigint {
  const [whole = '0', part = ''] = odds.split('.')
  return BigInt(whole) * CENTI + BigInt(part.padEnd(2, '0').slice(0, 2))
}

export type BetReturn = { returnMinor: bigint; profitMinor: bigint }

/** What a stake returns if it wins, the stake included and down to the whole minor unit. */
export function betReturn(stakeMinor: bigint, odds: string): BetReturn {
  const returnMinor = divideMoney(stakeMinor * oddsCenti(odds), CENTI, 'floor')
  return { returnMinor, profitMinor: returnMinor - stakeMinor }
}
