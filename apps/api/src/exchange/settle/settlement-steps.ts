import type { Step } from '@maidan/ledger'

/** Where the money of a settlement moves. */
export type SettlementAccounts = {
  cash: bigint
  exposure: bigint
  /** Winners are paid out of it and losers pay into it; between players it comes out at zero. */
  exchange: bigint
  commission: bigint
}

/** What one player's settlement moves; amounts are the difference to an earlier one, if any. */
export type PlayerMoves = { heldMinor: bigint; grossMinor: bigint; commissionMinor: bigint }

/**
 * One player's settlement in the ledger: a loss leaves what is held first, the rest of it is free
 * again, a win is paid in full and its commission taken from it. `cashMinor` is what the player has;
 * what a re-settlement takes beyond that stays with the house, which erred.
 */
export function settlementSteps(
  { cash, exposure, exchange, commission }: SettlementAccounts,
  { heldMinor, grossMinor, commissionMinor }: PlayerMoves,
): Step[] {
  const lossMinor = grossMinor < 0n ? -grossMinor : 0n
  const fromHeldMinor = lossMinor < heldMinor ? lossMinor : heldMinor
  return [
    move(exposure, exchange, fromHeldMinor, 'bet_lost'),
    move(exposure, cash, heldMinor - fromHeldMinor, 'exposure_free'),
    move(cash, exchange, lossMinor - fromHeldMinor, 'bet_lost'),
    move(exchange, cash, grossMinor > 0n ? grossMinor : 0n, 'bet_won'),
    move(cash, commission, commissionMinor > 0n ? commissionMinor : 0n, 'commission'),
    move(commission, cash, commissionMinor < 0n ? -commissionMinor : 0n, 'commission_back'),
  ].filter(({ amountMinor }) => amountMinor > 0n)
}

function move(from: bigint, to: bigint, amountMinor: bigint, reason: string) {
  return { kind: 'transfer', from, to, amountMinor, reason } as const
}
