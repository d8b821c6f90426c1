import type { ReactNode } from 'react'
import { eventVoice } from '../events/event-voice.ts'
import { EventHead } from '../events/head/event-head.tsx'
import '../events/styles/event.css'
import type { FantasyRoom } from './fantasy-room.ts'
import { titleText } from './names.ts'
import './styles/build.css'
import './styles/desk.css'
import './styles/build-wide.css'
import './styles/match.css'
import './styles/match-wide.css'
import type { MatchShown } from './use-match.ts'

type FantasyBoardProps = {
  table: FantasyRoom
  shown: MatchShown
  /** What there is while teams are entered, and after that. */
  builder: ReactNode
  match: ReactNode
}

/** A board of fantasy cricket: its head, and below it the builder or the match. */
export function FantasyBoard({ table, shown, builder, match }: FantasyBoardProps) {
  const { voice, number, isReplay, isStill } = table
  const { stage } = shown
  return (
    <div className={`event event-${stage} fantasy${isStill ? ' event-still' : ''}`}>
      <div className="fantasy-table">
        <EventHead
          clock={() => voice.say('playing')}
          elapsedMs={table.elapsedMs}
          fixture={titleText(shown.fixture, number, voice)}
          phaseMs={table.phaseMs}
          replayed={isReplay ? number : null}
          stage={stage}
          voice={eventVoice(voice)}
        />
        {stage === 'betting' && !isReplay ? builder : match}
      </div>
    </div>
  )
}
