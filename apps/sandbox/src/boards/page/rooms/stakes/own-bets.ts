import type { OwnBet, OwnBetState, RoomView } from '../../../../rooms/room-api.ts'

/** How far a bet has come; a later answer may have been sent earlier. */
const STEPS: Readonly<Record<OwnBetState, number>> = {
  betting: 0,
  taken: 1,
  refused: 4,
  returning: 2,
  returned: 4,
  settling: 2,
  paid: 3,
  closed: 4,
}

/** Own bets, newest first, with what an answer says of one: never back to where it was before. */
export function withBet(own: readonly OwnBet[], bet: OwnBet): readonly OwnBet[] {
  const known = own.find(({ betId }) => betId === bet.betId)
  if (known === undefined) return [bet, ...own]
  if (STEPS[known.state] > STEPS[bet.state]) return own
  const outAtCenti = bet.outAtCenti ?? known.outAtCenti
  return own.map((one) => (one === known ? { ...bet, outAtCenti } : one))
}

/** Own bets with all that the studio lists of them, newest first. */
export function withBets(own: readonly OwnBet[], listed: readonly OwnBet[]): readonly OwnBet[] {
  return listed.toReversed().reduce(withBet, own)
}

/** Whether the money of a bet is on its way somewhere, so that it has to be asked after. */
export function isOnItsWay({ state, number }: OwnBet, view: RoomView | null): boolean {
  switch (state) {
    case 'betting':
    case 'returning':
    case 'settling':
      return true
    case 'taken':
      return view !== null && (view.number > number || view.phase === 'shown')
    case 'refused':
    case 'returned':
    case 'paid':
    case 'closed':
      return false
  }
}
