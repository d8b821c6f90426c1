import type { RoomGame } from '@maidan/casino'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { StudioRefusal } from '../../../games/page/studio/call-studio.ts'
import type { PastRound, PublicBet, RoomSession, RoomView } from '../../../rooms/room-api.ts'
import type { ContestShown, RoomTable } from '../board.ts'
import { useRoundField } from './contests/use-round-field.ts'
import type { RoomMachine } from './room-machine.ts'
import { roomNotice, type RoomNotice } from './room-notice.ts'
import type { RoomState } from './room-state.ts'
import { useEachFrame } from '../moments/use-each-frame.ts'
import { useSeenEnd } from './ends/use-seen-end.ts'
import { ownStakes } from './stakes/own-stakes.ts'
import { stakeOnItsWay } from './stakes/stake-on-its-way.ts'
import { unseenWin } from './stakes/unseen-win.ts'

/** What a board of any room gets from its room; voice, sounds and the chosen stake are the frame's. */
export type RoomBoardProps = Omit<
  RoomTable<unknown, unknown, string>,
  'voice' | 'sounds' | 'bet' | 'isStill'
>

export type RoomPlay = {
  /** Null until the room has told something. */
  table: RoomBoardProps | null
  /** The balance without the stakes that are on their way. */
  balanceMinor: bigint
  /** What the frame has to say, the most important first. */
  notices: readonly RoomNotice[]
  isStale: boolean
  /** The event of the round has been shown to its end, or nothing of it takes a while. */
  isSeen: boolean
  /** The session is over, and why. */
  ended: StudioRefusal | null
}

type Room = {
  machine: RoomMachine
  game: RoomGame
  session: Pick<RoomSession, 'betsMax' | 'currency'>
  /** The stake that is chosen in the frame's bar. */
  stakeMinor: bigint
  seenAfterMs: ((outcome: unknown) => number) | undefined
}

/** A room as React draws it: follows it while it is on the page. */
export function useRoom({ machine, game, session, stakeMinor, seenAfterMs }: Room): RoomPlay {
  const state = useSyncExternalStore(machine.store.listen, machine.store.read)
  useEffect(() => machine.begin(), [machine])
  const { view, isStale, ended, asked, own } = state
  const isSeen = useEachFrame(() => hasSeen(view, machine.nowMs(), seenAfterMs))
  useSeenEnd(view?.phase === 'shown' && isSeen ? view.number : null, machine.saw)
  const field = useRoundField({
    ask: machine.askField,
    hasContests: game.contest !== undefined,
    view,
  })
  const contests = useContests(view, session.currency)
  return {
    table: view && {
      ...tableOf(view, machine.nowMs),
      own: ownStakes({ ...state, game, view, heightCenti: heightNow(game, view, machine.nowMs()) }),
      contests,
      field,
      betsMax: session.betsMax,
      isReplay: false,
      place: (spot, minor = stakeMinor) => machine.place(spot, minor),
      cashOut: machine.cashOut,
    },
    balanceMinor:
      state.balanceMinor -
      stakeOnItsWay(asked, own) -
      (view === null ? 0n : unseenWin(view, own, isSeen)),
    notices: noticesOf(state),
    isStale,
    isSeen,
    ended,
  }
}

/** Contests of the player's own currency; the list stays the same as long as the room tells nothing new. */
function useContests(view: RoomView | null, currency: string): readonly ContestShown[] {
  const told = view?.contests
  return useMemo(
    () =>
      (told ?? [])
        .filter((contest) => contest.currency === currency)
        .map(({ stakeMinor, entries, players }) => ({
          stakeMinor: BigInt(stakeMinor),
          entries,
          players,
        })),
    [told, currency],
  )
}

/** What a board shows of a room's view, by a clock that is the server's. */
export function tableOf(view: RoomView, nowMs: () => number) {
  const { number, phase, outcome, phaseBeganMs, phaseEndsMs } = view
  return {
    number,
    phase,
    outcome,
    elapsedMs: () => Math.max(0, nowMs() - phaseBeganMs),
    phaseMs: phaseEndsMs === null ? null : phaseEndsMs - phaseBeganMs,
    past: view.past satisfies readonly PastRound[],
    players: view.bets satisfies readonly PublicBet[],
    playerCount: view.betCount,
  }
}

/** Whether the event of the round has been shown to its end, where it takes a while. */
function hasSeen(view: RoomView | null, nowMs: number, after: Room['seenAfterMs']): boolean {
  if (after === undefined || view === null || view.outcome === null) return true
  return nowMs - view.phaseBeganMs >= after(view.outcome)
}

/** How high the curve of a round has come, in hundredths; 0 where there is none. */
function heightNow({ curve }: RoomGame, view: RoomView, nowMs: number): number {
  if (curve === undefined) return 0
  switch (view.phase) {
    case 'betting':
      return 0
    case 'running':
      return curve.heightCenti(Math.max(0, Math.floor(nowMs - view.phaseBeganMs)))
    case 'shown':
      return view.outcome === null ? 0 : curve.brokenAtCenti(view.outcome)
  }
}

function noticesOf({ isStale, late, news, unseen, view }: RoomState): readonly RoomNotice[] {
  const all = [
    isStale ? roomNotice('lineLost', 'working') : null,
    news,
    ...unseen.slice(0, 1),
    late,
    view?.isCut === true && view.phase === 'shown' ? roomNotice('roundCut', 'bad') : null,
  ]
  return all.filter((notice) => notice !== null)
}
