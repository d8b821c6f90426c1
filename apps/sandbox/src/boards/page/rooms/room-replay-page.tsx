import type { RoomGame } from '@maidan/casino'
import type { RoomReplay } from '../../../rooms/room-api.ts'
import { boardVoice } from '../frame/board-voice.ts'
import { Frame } from '../frame/frame.tsx'
import { openRules } from '../frame/open-rules.tsx'
import type { Seat } from '../frame/seat.ts'
import { useLanguage } from '../frame/use-voice.ts'
import type { ReplayMachine } from './replay/replay-machine.ts'
import { useReplay } from './replay/use-replay.ts'
import type { AnyRoomBoard } from './room-board.ts'

type RoomReplayPageProps = {
  seat: Seat
  board: AnyRoomBoard
  game: RoomGame
  machine: ReplayMachine
  view: RoomReplay
}

/** A past round of a room, played again by the page's own clock; nothing can be bet here. */
export function RoomReplayPage({ seat, board, game, machine, view }: RoomReplayPageProps) {
  const { speech, money, sounds, isStill } = seat
  const language = useLanguage(speech)
  const table = useReplay(machine, game, view)
  const stakeMinor = BigInt(view.proof.bet.stakeMinor)
  const bar = (
    <footer className="frame-bar">
      <div className="frame-figure">
        <span className="frame-label">{speech.say('replayTitle')}</span>
        <b>{money(stakeMinor)}</b>
      </div>
      <button type="button" className="button" onClick={() => machine.play()}>
        {speech.say('replayAgain')}
      </button>
    </footer>
  )
  return (
    <Frame
      seat={seat}
      game={view.game}
      notice={null}
      onMenu={() => openRules(seat, board, [])}
      bar={bar}
    >
      <board.Table
        voice={boardVoice(board.words, language, money)}
        sounds={sounds}
        bet={{ minor: stakeMinor, levels: [stakeMinor], choose: () => undefined }}
        isStill={isStill}
        {...table}
      />
    </Frame>
  )
}
