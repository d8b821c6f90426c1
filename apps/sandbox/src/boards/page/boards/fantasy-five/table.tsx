import { eventVoice } from '../../events/event-voice.ts'
import { EventHead } from '../../events/head/event-head.tsx'
import { useWinSound } from '../../events/use-win-sound.ts'
import '../../events/styles/event.css'
import { Builder } from './build/builder.tsx'
import { useDraft } from './build/use-draft.ts'
import type { FantasyTable } from './fantasy-table.ts'
import { MatchView } from './match/match-view.tsx'
import { titleText } from './names.ts'
import './styles/build.css'
import './styles/desk.css'
import './styles/build-wide.css'
import './styles/match.css'
import './styles/match-wide.css'
import { useMatch } from './use-match.ts'

/** The board of Fantasy Five: the team is built while stakes are taken, then the match is watched. */
export function Table(table: FantasyTable) {
  const { voice, number, isReplay, isStill, sounds } = table
  const shown = useMatch(table)
  const desk = useDraft(shown.place, voice.say)
  const { stage, paidMinor, isDecided } = shown
  useWinSound(isDecided, paidMinor !== null && paidMinor > 0n, sounds)
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
        {stage === 'betting' && !isReplay ? (
          <Builder canBet={shown.canBet} desk={desk} fixture={shown.fixture} table={table} />
        ) : (
          <MatchView shown={shown} table={table} />
        )}
      </div>
    </div>
  )
}
