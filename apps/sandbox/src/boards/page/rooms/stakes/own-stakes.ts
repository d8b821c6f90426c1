import type { RoomGame } from '@maidan/casino'
import { leftAtCenti } from '../../../../rooms/bets/left-at.ts'
import { winOfBet } from '../../../../rooms/settle/win-of-bet.ts'
import type { OwnBet, RoomView } from '../../../../rooms/room-api.ts'
import type { OwnStake } from '../../board.ts'

/** A bet that was sent and has no answer yet. */
export type AskedBet = { betId: string; number: number; spot: unknown; stakeMinor: bigint }

type Known = {
  game: RoomGame
  view: RoomView
  own: readonly OwnBet[]
  asked: readonly AskedBet[]
  /** How high the curve is now, in hundredths; 0 while there is none. */
  heightCenti: number
}

/**
 * The player's stakes in this round, those on their way last. What a shown outcome makes of them is
 * computed by the game's own rules at once; the money follows when the studio has settled. In a contest a stake alone
 * has no win: only all entries together have, and the studio settles them.
 */
export function ownStakes({ game, view, own, asked, heightCenti }: Known): OwnStake<unknown>[] {
  const known = own.filter((bet) => bet.number === view.number && isShown(bet))
  const onTheirWay = asked.filter(
    ({ number, betId }) => number === view.number && known.every((bet) => bet.betId !== betId),
  )
  return [
    ...known.toReversed().map((bet) => stakeOf(game, view, bet, heightCenti)),
    ...onTheirWay.map(({ betId, spot, stakeMinor }) => ({
      betId,
      spot,
      stakeMinor,
      state: 'asked' as const,
      outAtCenti: null,
      winMinor: null,
    })),
  ]
}

/** A bet that did not come about is told once and lies on no board. */
function isShown({ state }: OwnBet): boolean {
  return state !== 'refused' && state !== 'returning' && state !== 'returned'
}

function stakeOf(
  game: RoomGame,
  view: RoomView,
  bet: OwnBet,
  heightCenti: number,
): OwnStake<unknown> {
  const { betId, spot } = bet
  const stakeMinor = BigInt(bet.stakeMinor)
  const outAtCenti = leftAtCenti(game, bet, heightCenti)
  const winMinor = winShown(game, view, bet)
  return {
    betId,
    spot,
    stakeMinor,
    outAtCenti,
    winMinor,
    state: stateShown(bet, outAtCenti, winMinor),
  }
}

function stateShown(
  { state }: OwnBet,
  outAtCenti: number | null,
  winMinor: bigint | null,
): OwnStake<unknown>['state'] {
  if (state === 'betting') return 'asked'
  if (winMinor !== null) return winMinor > 0n ? 'won' : 'lost'
  return outAtCenti === null ? 'standing' : 'out'
}

function winShown(game: RoomGame, view: RoomView, bet: OwnBet): bigint | null {
  if (bet.winMinor !== null) return BigInt(bet.winMinor)
  if (game.contest !== undefined) return null
  if (view.phase !== 'shown' || view.outcome === null || bet.state === 'betting') return null
  return winOfBet(game, { ...bet, stakeMinor: BigInt(bet.stakeMinor) }, view)
}
