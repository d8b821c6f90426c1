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
 * again, a win is paid in full and its commission taken from it.
 */
export function settlementSteps(
  { cash, exposure, exchange, commission }: SettlementAccounts,
  { heldMinor, grossMinor, commissionMinor }: PlayerMoves,
): Step[] {
  const lossMinor = grossMinor < 0n ? -grossMinor : 0n
  const fromHeldMinor = lossMinor < heldMinor ? lossMinor : heldMinor
  return [
    // Before anything is taken: who cannot pay the whole difference does not keep the commission of it.
    move(commission, cash, commissionMinor < 0n ? -commissionMinor : 0n, 'commission_back'),
    move(exposure, exchange, fromHeldMinor, 'bet_lost'),
    move(exposure, cash, heldMinor - fromHeldMinor, 'exposure_free'),
    move(cash, exchange, lossMinor - fromHeldMinor, 'bet_lost'),
    move(exchange, cash, grossMinor > 0n ? grossMinor : 0n, 'bet_won'),
    move(cash, commission, commissionMinor > 0n ? commissionMinor : 0n, 'commission'),
  ].filter(({ amountMinor }) => amountMinor > 0n)
}

/**
 * The same steps with no more taken from each kept account than it has by then. What a re-settlement
 * would take from a player beyond their cash stays with the house, which erred.
 */
export function affordableSteps(
  steps: readonly Step[],
  balances: ReadonlyMap<bigint, bigint>,
): Step[] {
  const left = new Map(balances)
  return steps.flatMap((step): Step[] => {
    if (step.kind !== 'transfer') return [step]
    const hasMinor = left.get(step.from)
    const amountMinor =
      hasMinor !== undefined && hasMinor < step.amountMinor ? hasMinor : step.amountMinor
    if (hasMinor !== undefined) left.set(step.from, hasMinor - amountMinor)
    const thereMinor = left.get(step.to)
    if (thereMinor !== undefined) left.set(step.to, thereMinor + amountMinor)
    return amountMinor > 0n ? [{ ...step, amountMinor }] : []
  })
}

/** What steps take out of an account, whatever they bring it. */
export function takenFrom(account: bigint, steps: readonly Step[]): bigint {
  return steps.reduce(
    (sum, step) =>
      step.kind === 'transfer' && step.from === account ? sum + step.amountMinor : sum,
    0n,
  )
}

function move(from: bigint, to: bigint, amountMinor: bigint, reason: string) {
  return { kind: 'transfer', from, to, amountMinor, reason } as const
}
