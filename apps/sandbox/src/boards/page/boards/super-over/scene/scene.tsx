import type { CricketFixture, SuperOverPlay } from '@maidan/casino'
import { useMemo } from 'react'
import { Field } from '../../../cricket/field.tsx'
import { Ground } from '../../../cricket/ground.tsx'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { superOverNames } from '../names.ts'
import { ballMoments, deliveriesOf, toldCount } from '../show/ball-moments.ts'
import { standAt } from '../show/stand-at.ts'
import type { SuperOverKey } from '../words/en.ts'
import { Call } from './call.tsx'
import { Form } from './form.tsx'
import { KITS } from './kits.ts'
import { Lines } from './lines.tsx'
import { Scorecard } from './scorecard.tsx'
import { useBallSounds } from './use-ball-sounds.ts'
import './super-over.css'

type SceneProps = EventScene<CricketFixture, SuperOverPlay, SuperOverKey>

const NOTHING: SuperOverPlay = { first: [], second: [] }

/** The ground with what is bowled on it, and the scorecard below, ball by ball. */
export function Scene({ fixture, play, stage, playMs, isStill, voice, sounds }: SceneProps) {
  const moments = useMemo(() => ballMoments(play ?? NOTHING), [play])
  const told = useEachFrame(() => (play === null ? 0 : toldCount(moments, playMs())))
  const stand = standAt(play ?? NOTHING, told)
  useBallSounds(moments, told, sounds)
  const deliveries = useMemo(() => deliveriesOf(isStill ? [] : moments), [moments, isStill])
  const kits = [KITS[fixture.first], KITS[fixture.second]] as const
  const [batting, bowling] = stand.isChase ? [kits[1], kits[0]] : kits
  const last = moments[told - 1] ?? null
  // Before the game the wicket is in the middle of the picture, then the run-up has to be seen.
  const fit = play === null ? 'xMidYMid slice' : 'xMidYMax slice'
  return (
    <div className="super-over-scene">
      <div className="super-over-ground">
        <Ground fit={fit} />
        <Field
          batting={batting}
          bowling={bowling}
          deliveries={deliveries}
          fit={fit}
          isRunning={stage === 'playing' && !isStill}
          playMs={playMs}
        />
        {last !== null && !isStill && <Call key={told} moment={last} stand={stand} voice={voice} />}
        {isStill && <Lines fixture={fixture} moments={moments.slice(0, told)} voice={voice} />}
        {stage === 'decided' && play !== null && (
          <p aria-hidden="true" className="super-over-result">
            {superOverNames.summary(play, fixture, voice)}
          </p>
        )}
      </div>
      {play === null ? (
        <Form fixture={fixture} voice={voice} />
      ) : (
        <Scorecard fixture={fixture} stand={stand} voice={voice} />
      )}
    </div>
  )
}
