import type { Round, RoundBet } from './round.ts'

type BetRecord = Omit<RoundBet, 'amountMinor' | 'returnedMinor'> & {
  amountMinor: string
  returnedMinor?: string
}

/** A round as JSON can hold it: the same, with amounts as digits. */
export type RoundRecord = Omit<Round, 'betMinor' | 'winMinor' | 'bets'> & {
  betMinor: string
  winMinor: string
  bets: readonly BetRecord[]
}

/** The round as a record to store. */
export function toRoundRecord(round: Round): RoundRecord {
  return {
    ...round,
    betMinor: round.betMinor.toString(),
    winMinor: round.winMinor.toString(),
    bets: round.bets.map(toBetRecord),
  }
}

function toBetRecord({ amountMinor, returnedMinor, ...bet }: RoundBet): BetRecord {
  const returned = returnedMinor !== undefined && { returnedMinor: returnedMinor.toString() }
  return { ...bet, amountMinor: amountMinor.toString(), ...returned }
}

/** The round that a stored record holds. Throws `SyntaxError` if an amount is not digits. */
export function fromRoundRecord(record: RoundRecord): Round {
  return {
    ...record,
    betMinor: BigInt(record.betMinor),
    winMinor: BigInt(record.winMinor),
    bets: record.bets.map(fromBetRecord),
  }
}

function fromBetRecord({ amountMinor, returnedMinor, ...bet }: BetRecord): RoundBet {
  const returned = returnedMinor !== undefined && { returnedMinor: BigInt(returnedMinor) }
  return { ...bet, amountMinor: BigInt(amountMinor), ...returned }
}
