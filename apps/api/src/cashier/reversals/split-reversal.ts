/**
 * What a partner took back, by where the house gets it from: a player's balance never goes below
 * zero, and what they have not got any more they owe.
 */
export function splitReversal(
  amountMinor: bigint,
  balanceMinor: bigint,
): { takenMinor: bigint; owedMinor: bigint } {
  const takenMinor = balanceMinor < amountMinor ? balanceMinor : amountMinor
  return { takenMinor, owedMinor: amountMinor - takenMinor }
}
