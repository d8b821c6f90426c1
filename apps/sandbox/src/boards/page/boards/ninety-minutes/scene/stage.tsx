import { matchScore, type MatchFixture, type MatchPlay } from '@maidan/casino'
import { useMemo } from 'react'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { Form } from '../score/form.tsx'
import { Scoreboard } from '../score/scoreboard.tsx'
import { shownOf } from '../show/figures-at.ts'
import { phaseAt } from '../show/match-clock.ts'
import { toldCount } from '../show/match-moments.ts'
import { goalsAmong, shortName, spokenGoal } from '../told.ts'
import { useMatchSounds } from '../use-match-sounds.ts'
import type { MatchKey } from '../words/keys.ts'
import { Lines } from './lines.tsx'
import { MatchView } from './match-view.tsx'
import { Now } from './now.tsx'

export type MatchScene = EventScene<MatchFixture, MatchPlay, MatchKey>

/** The pitch and what happens on it; under it the score with each goal's minute. */
export function Stage({ fixture, play, stage, playMs, isStill, voice, sounds }: MatchScene) {
  const shown = useMemo(() => shownOf(play), [play])
  const { moments } = shown
  const told = useEachFrame(() => (play === null ? 0 : toldCount(moments, playMs())))
  const phase = useEachFrame(() => (play === null ? 'before' : phaseAt(playMs())))
  const teller = { fixture, voice }
  useMatchSounds({ moments, told, isShown: play !== null, playMs, sounds })
  const seen = moments.slice(0, told)
  const goals = goalsAmong(seen)
  return (
    <div className="match-stage">
      <div className="match-view">
        <MatchView
          fixture={fixture}
          isRunning={stage === 'playing'}
          isStill={isStill}
          name={voice.say('pitch', {
            first: shortName('first', teller),
            second: shortName('second', teller),
          })}
          playMs={playMs}
          shown={shown}
        />
        {isStill && <Lines {...teller} told={seen} />}
        <Now {...teller} isStill={isStill} phase={phase} play={play} playMs={playMs} told={seen} />
        <p aria-live="polite" className="spoken">
          {phase !== 'over' && spokenGoal(seen, teller)}
        </p>
      </div>
      <div className="match-row">
        {play === null ? (
          <Form {...teller} />
        ) : (
          <Scoreboard {...teller} goals={goals} score={matchScore(goals)} />
        )}
      </div>
    </div>
  )
}
