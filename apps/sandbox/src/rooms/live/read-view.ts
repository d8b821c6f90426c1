import { seenBets } from '../bets/round-bets.ts'
import { countEntries } from '../contests/count-entries.ts'
import { roomOf } from '../offered-room.ts'
import type { PastRound, RoomPhase, RoomView } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { pastRounds } from '../rounds/past-rounds.ts'
import { newestRound, type Round } from '../rounds/round.ts'
import { publicBets } from './public-bet.ts'

/** What fits on a screen. */
export const BETS_SHOWN = 24
export const PAST_SHOWN = 20

/** All that a room looks like now, read from the database; null before its first round. */
export async function readView(
  rooms: Rooms,
  code: string,
  pastBefore: (round: Round) => Promise<readonly PastRound[]>,
): Promise<RoomView | null> {
  const round = await newestRound(rooms.db, code)
  if (round === null) return null
  const { game } = roomOf(rooms.offered, code)
  const { bets, betCount } = await seenBets(rooms.db, round, BETS_SHOWN)
  const contests = game.contest === undefined ? [] : await countEntries(rooms.db, round)
  const past = await pastBefore(round)
  const nowMs = rooms.clock.nowMs()
  const phase = phaseShown(round)
  return {
    number: round.number,
    phase,
    nowMs,
    phaseBeganMs: round.phaseBeganMs,
    phaseEndsMs: round.phase === 'given-back' ? null : round.phaseEndsMs,
    linkHash: round.linkHash,
    // The outcome of a curve is drawn before it rises, and nobody may know it until it breaks.
    outcome: phase === 'shown' ? round.outcome : null,
    isCut: round.isCut,
    bets: publicBets(game, round, bets, nowMs),
    betCount,
    contests,
    watching: rooms.watchers.everywhere(code),
    past,
  }
}

/** Remembers the past of a room as long as its round stays the same. */
export function pastKeeper(rooms: Rooms): (round: Round) => Promise<readonly PastRound[]> {
  let kept: { number: number; past: readonly PastRound[] } | null = null
  return async ({ game, number }) => {
    if (kept?.number === number) return kept.past
    const past = await pastRounds(rooms.db, game, number, PAST_SHOWN)
    kept = { number, past }
    return past
  }
}

/** A round that was given back looks like one whose betting waits: the next opens in a moment. */
function phaseShown({ phase }: Round): RoomPhase {
  switch (phase) {
    case 'betting':
    case 'closing':
    case 'given-back':
      return 'betting'
    case 'running':
      return 'running'
    case 'shown':
    case 'over':
      return 'shown'
  }
}
