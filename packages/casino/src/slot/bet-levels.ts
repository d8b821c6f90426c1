import type { Currency } from '@maidan/money'

const tenToFiveThousand = [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n].map(
  (whole) => whole * 100n,
)
const twentyToTenThousand = tenToFiveThousand.map((minor) => minor * 2n)

/** A tenth to fifty; the currency keeps six digits. */
const tenthToFifty = [100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n, 20_000n, 50_000n].map(
  (thousandths) => thousandths * 1000n,
)

/** The stakes to choose from, in minor units: 10.00 to 5,000.00 taka and what is near it elsewhere. */
export const betLevelsMinor: Readonly<Record<Currency, readonly bigint[]>> = {
  BDT: tenToFiveThousand,
  INR: tenToFiveThousand,
  PKR: twentyToTenThousand,
  USDT: tenthToFifty,
}
