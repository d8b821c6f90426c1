import type { RoomGame } from '@maidan/casino'
import { useEffect, useSyncExternalStore } from 'react'
import type { RoomReplay } from '../../../../rooms/room-api.ts'
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
  const view = replayView(replay, moment)
  const own = [replayBet(replay, moment)]
  return {
    ...tableOf(view, now),
    own: ownStakes({ game, view, own, asked: [], heightCenti: moment.heightCenti }),
    betsMax: game.betsMax,
    isReplay: true,
    place: () => undefined,
    cashOut: () => undefined,
  }
}
