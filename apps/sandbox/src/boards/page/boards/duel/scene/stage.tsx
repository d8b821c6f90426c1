import type { DuelFixture, DuelPlay } from '@maidan/casino'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { landedAt, pace } from '../pace.ts'
import { Bars } from '../score/bars.tsx'
import { Form } from '../score/form.tsx'
import { Rounds } from '../score/rounds.tsx'
import { shownOf, stepsOf } from '../steps.ts'
import { useDuelSounds } from '../use-duel-sounds.ts'
import type { DuelKey } from '../words/keys.ts'
import { Fighting } from './fighting.tsx'
import { Now } from './now.tsx'

export type DuelScene = EventScene<DuelFixture, DuelPlay, DuelKey>

/** The arena, the life bars over it, and what happens now; under it the rounds so far. */
export function Stage({ fixture, play, playMs, isStill, voice, sounds }: DuelScene) {
  const steps = play === null ? [] : stepsOf(play)
  const landed = useEachFrame(() => landedAt(steps.length, playMs()))
  const place = useEachFrame(() => pace.at(steps.length, playMs()).place)
  const { called, now } = shownOf(play, steps, { place, landed })
  const teller = { fixture, voice }
  useDuelSounds({ steps, landed, sounds })
  const names = { first: voice.say(fixture.first), second: voice.say(fixture.second) }
  return (
    <div className={isStill ? 'duel-stage duel-still' : 'duel-stage'}>
      <div className="duel-view">
        <Fighting
          fixture={fixture}
          isStill={isStill}
          name={voice.say('arena', names)}
          now={now}
          playMs={playMs}
          steps={steps}
        />
        <Bars {...teller} called={called} now={now} />
        <Now {...teller} landed={landed} place={place} play={play} steps={steps} />
      </div>
      <div className="duel-row">
        {play === null ? <Form {...teller} /> : <Rounds {...teller} called={called} />}
      </div>
    </div>
  )
}
