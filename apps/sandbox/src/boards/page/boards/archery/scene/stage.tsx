import type { ArcheryFixture, ArcheryPlay } from '@maidan/casino'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { pace } from '../pace.ts'
import { Form } from '../score/form.tsx'
import { Scoreboard } from '../score/scoreboard.tsx'
import { Sets } from '../score/sets.tsx'
import { shownOf, stepsOf } from '../steps.ts'
import { useArrowSounds } from '../use-arrow-sounds.ts'
import type { ArcheryKey } from '../words/keys.ts'
import { HIT } from './flight.ts'
import { Now } from './now.tsx'
import { Shooting } from './shooting.tsx'

export type ArcheryScene = EventScene<ArcheryFixture, ArcheryPlay, ArcheryKey>

/** The range, the scoreboard over it, and what happens now; under it the sets and the arrows. */
export function Stage({ fixture, play, playMs, isStill, voice, sounds }: ArcheryScene) {
  const steps = play === null ? [] : stepsOf(play)
  const landed = useEachFrame(() => landedOf(steps.length, playMs()))
  const place = useEachFrame(() => pace.at(steps.length, playMs()).place)
  const shown = shownOf(play, place, landed)
  const teller = { fixture, voice }
  useArrowSounds({ steps, playMs, isStill, sounds })
  const names = { first: voice.say(fixture.first), second: voice.say(fixture.second) }
  return (
    <div className={isStill ? 'archery-stage archery-still' : 'archery-stage'}>
      <div className="archery-view">
        <Shooting
          arrows={shown.arrows}
          fixture={fixture}
          isStill={isStill}
          name={voice.say('field', names)}
          playMs={playMs}
          steps={steps}
        />
        <Scoreboard {...teller} shown={shown} />
        <Now {...teller} landed={landed} place={place} play={play} />
        <p className="archery-wind">{windText(fixture.wind, voice)}</p>
      </div>
      <div className="archery-row">
        {play === null ? <Form {...teller} /> : <Sets {...teller} shown={shown} />}
      </div>
    </div>
  )
}

function windText(wind: number, { say }: ArcheryScene['voice']): string {
  if (wind === 0) return say('windNone')
  return say(wind < 0 ? 'windLeft' : 'windRight', { steps: Math.abs(wind) })
}

/** Steps that have happened: an arrow as soon as it sticks, a set when it is called. */
function landedOf(steps: number, elapsedMs: number): number {
  const { place, part, counted } = pace.at(steps, elapsedMs)
  return place === counted && place >= 0 && part >= HIT ? counted + 1 : counted
}
