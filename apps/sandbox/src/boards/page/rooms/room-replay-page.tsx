import type { RoomGame } from '@maidan/casino'
import type { RoomReplay } from '../../../rooms/room-api.ts'
import type { OwnStake } from '../board.ts'
import { boardVoice } from '../frame/board-voice.ts'
import { Frame } from '../frame/frame.tsx'
import { openRules } from '../frame/open-rules.tsx'
import type { Seat } from '../frame/seat.ts'
import { useLanguage } from '../frame/use-voice.ts'
import type { AnyRoomBoard } from './room-board.ts'
import { useReplay } from './use-replay.ts'

type RoomReplayPageProps = { seat: Seat; board: AnyRoomBoard; game: RoomGame; view: RoomReplay }

/** A past round of a room, played again by the page's own clock; nothing can be bet here. */
export function RoomReplayPage({ seat, board, game, view }: RoomReplayPageProps) {
  const { speech, money, sounds, isStill } = seat
  const language = useLanguage(speech)
  const { times, phase, elapsedMs, again } = useReplay(riseMsOf(game, view))
  const { bet, outcome } = view.proof
  const stakeMinor = BigInt(bet.stakeMinor)
  return (
    <Frame
      seat={seat}
      game={view.game}
      notice={null}
      onMenu={() => openRules(seat, board, [])}
      bar={
        <footer className="frame-bar">
          <div className="frame-figure">
            <span className="frame-label">{speech.say('replayTitle')}</span>
            <b>{money(stakeMinor)}</b>
          </div>
          <button type="button" className="button" onClick={again}>
            {speech.say('replayAgain')}
          </button>
        </footer>
      }
    >
      <board.Table
        key={times}
        voice={boardVoice(board.words, language, money)}
        sounds={sounds}
        bet={{ minor: stakeMinor, levels: [stakeMinor], choose: () => undefined }}
        isStill={isStill}
        number={bet.number}
        phase={phase}
        elapsedMs={elapsedMs}
        phaseMs={phase === 'running' ? null : game.timing.shownMs}
        outcome={phase === 'shown' ? outcome : null}
        past={view.past}
        players={view.bets}
        playerCount={view.betCount}
        own={[ownStake(view)]}
        betsMax={1}
        isReplay
        place={() => undefined}
        cashOut={() => undefined}
      />
    </Frame>
  )
}

/** How long the round's curve rose; null where there is none. */
function riseMsOf({ curve }: RoomGame, { proof }: RoomReplay): number | null {
  if (curve === undefined || proof.outcome === null) return null
  return curve.elapsedMs(curve.brokenAtCenti(proof.outcome))
}

function ownStake({ proof: { bet } }: RoomReplay): OwnStake<unknown> {
  const winMinor = bet.winMinor === null ? null : BigInt(bet.winMinor)
  return {
    betId: bet.betId,
    spot: bet.spot,
    stakeMinor: BigInt(bet.stakeMinor),
    state: winMinor === null || winMinor === 0n ? 'lost' : 'won',
    outAtCenti: bet.outAtCenti,
    winMinor,
  }
}
