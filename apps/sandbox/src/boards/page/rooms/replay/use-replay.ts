import type { RoomGame } from '@maidan/casino'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { RoomPhase, RoomReplay } from '../../../../rooms/room-api.ts'
import type { FieldShown } from '../../board.ts'
import { ownStakes } from '../stakes/own-stakes.ts'
import { tableOf, type RoomBoardProps } from '../use-room.ts'
import type { ReplayMachine } from './replay-machine.ts'
import { replayBet, replayView } from './replay-view.ts'

const now = () => performance.now()

/** A past round as React draws it; nothing can be bet. `machine.play` plays it once more. */
export function useReplay(
  machine: ReplayMachine,
  game: RoomGame,
  replay: RoomReplay,
): RoomBoardProps {
  const moment = useSyncExternalStore(machine.store.listen, machine.store.read)
  useEffect(() => machine.play(), [machine])
  const field = useMemo(() => fieldOf(replay, moment.phase), [replay, moment.phase])
  const view = replayView(replay, moment)
  const own = [replayBet(replay, moment)]
  return {
    ...tableOf(view, now),
    own: ownStakes({ game, view, own, asked: [], heightCenti: moment.heightCenti }),
    contests: [],
    field,
    betsMax: game.betsMax,
    isReplay: true,
    place: () => undefined,
    cashOut: () => undefined,
  }
}

/** The contest of a past bet, once its teams were seen; of them only the bet's own is marked. */
function fieldOf({ proof: { contest } }: RoomReplay, phase: RoomPhase): FieldShown {
  if (phase !== 'shown') return { state: 'hidden' }
  if (contest === null) return { state: 'known', contests: [] }
  const { field, place } = contest
  const entries = field.entries.map((entry, at) => ({ ...entry, isOwn: at === place }))
  return { state: 'known', contests: [{ ...field, entries }] }
}
