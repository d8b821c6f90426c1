import type { Round } from './round.ts'

/** A round as JSON can hold it: the same, with amounts as digits. */
export type RoundRecord = Omit<Round, 'betMinor' | 'winMinor' | 'bets'> & {
  betMinor: string
  winMinor: string
  bets: readonly (Omit<Round['bets'][number], 'amountMinor'> & { amountMinor: string })[]
}

/** The round as a record to store. */
export function toRoundRecord(round: Round): RoundRecord {
  return {
    ...round,
    betMinor: round.betMinor.toString(),
    winMinor: round.winMinor.toString(),
    bets: round.bets.map((bet) => ({ ...bet, amountMinor: bet.amountMinor.toString() })),
  }
}

/** The round that a stored record holds. Throws `SyntaxError` if an amount is not digits. */
export function fromRoundRecord(record: RoundRecord): Round {
  return {
    ...record,
    betMinor: BigInt(record.betMinor),
    winMinor: BigInt(record.winMinor),
    bets: record.bets.map((bet) => ({ ...bet, amountMinor: BigInt(bet.amountMinor) })),
  }
}
