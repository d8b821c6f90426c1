import type { Currency } from '@maidan/money'

/** What one taka of a stake is in minor units of each currency; the dollar's keeps six digits. */
const TAKA_MINOR: Readonly<Record<Currency, bigint>> = {
  BDT: 100n,
  INR: 100n,
  PKR: 200n,
  USDT: 10_000n,
}

/** Stakes of so many taka, and what is near them in every currency, minor units. */
export function levelsOf(taka: readonly bigint[]): Readonly<Record<Currency, readonly bigint[]>> {
  const inMinor = (currency: Currency) => taka.map((whole) => whole * TAKA_MINOR[currency])
  return {
    BDT: inMinor('BDT'),
    INR: inMinor('INR'),
    PKR: inMinor('PKR'),
    USDT: inMinor('USDT'),
  }
}

/** The stakes to choose from, in minor units: 10.00 to 5,000.00 taka and what is near it elsewhere. */
export const betLevelsMinor = levelsOf([10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n])
