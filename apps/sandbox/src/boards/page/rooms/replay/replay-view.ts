import type {
  BetProof,
  ContestField,
  ContestView,
  OwnBet,
  PublicBet,
  RoomPhase,
  RoomReplay,
  RoomView,
} from '../../../../rooms/room-api.ts'

/** Where the playing of a past round stands. */
export type ReplayMoment = {
  phase: RoomPhase
  /** When the phase began, by `performance.now()`, and how long it lasts, if that is known. */
  beganMs: number
  lastsMs: number | null
  /** How high the curve has come, in hundredths. */
  heightCenti: number
}

/** What a room showed at that moment of the round; nothing is told before it was known. */
export function replayView(replay: RoomReplay, moment: ReplayMoment): RoomView {
  const { bet, linkHash, outcome, isCut, contest } = replay.proof
  const { phase, beganMs, lastsMs } = moment
  const isShown = phase === 'shown'
  return {
    number: bet.number,
    phase,
    nowMs: beganMs,
    phaseBeganMs: beganMs,
    phaseEndsMs: lastsMs === null ? null : beganMs + lastsMs,
    linkHash,
    outcome: isShown ? outcome : null,
    isCut,
    bets: replay.bets.map((one) => (isShown ? one : asSeenBefore(one, moment, contest))),
    betCount: replay.betCount,
    contests: contest === null ? [] : [asView(contest.field)],
    watching: 0,
    past: replay.past,
  }
}

/** A contest as the room told it before its teams were shown. */
function asView({ stakeMinor, currency, entries }: ContestField): ContestView {
  const players = new Set(entries.map(({ player }) => player))
  return { stakeMinor, currency, entries: entries.length, players: players.size }
}

/** Another's bet before the outcome: what it stood on in a contest was hidden until then. */
function asSeenBefore(
  bet: PublicBet,
  moment: ReplayMoment,
  contest: BetProof['contest'],
): PublicBet {
  const before = asBefore(bet, moment)
  return contest === null ? before : { ...before, spot: null }
}

/** The bet of the replay as it was then. */
export function replayBet({ proof: { bet } }: RoomReplay, moment: ReplayMoment): OwnBet {
  return moment.phase === 'shown' ? bet : { ...asBefore(bet, moment), state: 'taken' }
}

/** A bet that nothing was decided of yet, and whose stake is out if the curve has come that high. */
function asBefore<Bet extends { outAtCenti: number | null; winMinor: string | null }>(
  bet: Bet,
  { heightCenti }: ReplayMoment,
): Bet {
  const { outAtCenti } = bet
  const isOut = outAtCenti !== null && outAtCenti <= heightCenti
  return { ...bet, winMinor: null, outAtCenti: isOut ? outAtCenti : null }
}
