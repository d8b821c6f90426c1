export const PLATFORM = 'KOEL'
export const GAME_CODE = 'KOEL-RICKSHAW'

/** The prices of a ticket in minor units, by currency: the bet levels of the catalogue. */
export const PRICES_MINOR: Readonly<Record<string, readonly bigint[]>> = {
  BDT: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  INR: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n],
}
