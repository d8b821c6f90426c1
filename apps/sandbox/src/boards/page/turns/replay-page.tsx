import { useState } from 'react'
import type { ReplayView } from '../../../games/studio-api.ts'
import type { TurnPhase } from '../board.ts'
import { boardVoice } from '../frame/board-voice.ts'
import { Frame } from '../frame/frame.tsx'
import { openRules } from '../frame/open-rules.tsx'
import type { Seat } from '../frame/seat.ts'
import { useLanguage } from '../frame/use-voice.ts'
import type { AnyTurnBoard } from './turn-board.ts'

type ReplayPageProps = { seat: Seat; board: AnyTurnBoard; view: ReplayView }

/** A past round on its board, played again from its first event; nothing can be bet here. */
export function ReplayPage({ seat, board, view }: ReplayPageProps) {
  const { speech, money, sounds, isStill } = seat
  const language = useLanguage(speech)
  const [phase, setPhase] = useState<TurnPhase>('showing')
  const [times, setTimes] = useState(0)
  const betMinor = BigInt(view.round.betMinor)
  const again = () => {
    setTimes(times + 1)
    setPhase('showing')
  }
  const round = {
    id: `${view.round.roundId}-${times}`,
    betMinor,
    setup: view.round.setup,
    events: view.round.events,
    seen: 0,
    totalMinor: view.round.isOpen ? null : BigInt(view.round.totalWinMinor),
  }
  const bar = (
    <footer className="frame-bar">
      <div className="frame-figure">
        <span className="frame-label">{speech.say('replayTitle')}</span>
        <b>{money(betMinor)}</b>
      </div>
      <button type="button" className="button" disabled={phase === 'showing'} onClick={again}>
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
        key={round.id}
        voice={boardVoice(board.words, language, money)}
        sounds={sounds}
        bet={{ minor: betMinor, levels: [betMinor], choose: () => undefined }}
        isStill={isStill}
        phase={phase}
        round={round}
        isReplay
        place={() => undefined}
        choose={() => undefined}
        shown={() => setPhase('held')}
      />
    </Frame>
  )
}
