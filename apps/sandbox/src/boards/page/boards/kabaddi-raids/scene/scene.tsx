import { pointsOf, type KabaddiFixture, type KabaddiPlay } from '@maidan/casino'
import { useMemo } from 'react'
import type { EventScene } from '../../../events/event-scene.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { kabaddiNames } from '../names.ts'
import { raidMoments, toldRaids } from '../show/raid-moments.ts'
import type { KabaddiKey } from '../words/en.ts'
import { CourtPlayers } from './court-players.tsx'
import { Form } from './form.tsx'
import { Hall } from './hall.tsx'
import { Lines } from './lines.tsx'
import { RaidCall } from './raid-call.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { useRaidSounds } from './use-raid-sounds.ts'
import './kabaddi-raids.css'

type SceneProps = EventScene<KabaddiFixture, KabaddiPlay, KabaddiKey>

const NOTHING: KabaddiPlay = { raids: [] }

/** The mat with what is raided on it, and the scoreboard below, raid by raid. */
export function Scene({ fixture, play, stage, playMs, isStill, voice, sounds }: SceneProps) {
  const moments = useMemo(() => raidMoments(play ?? NOTHING), [play])
  const told = useEachFrame(() => (play === null ? 0 : toldRaids(moments, playMs())))
  useRaidSounds(moments, told, sounds)
  const seen = moments.slice(0, told)
  const last = seen.at(-1) ?? null
  const points = pointsOf(seen.map(({ raid }) => raid))
  // Before the game the mat is in the middle of the picture, then all of it has to be seen.
  const fit = play === null ? 'xMidYMid slice' : 'xMidYMax slice'
  return (
    <div className="kabaddi-scene">
      <div className="kabaddi-court">
        <Hall fit={fit} />
        <CourtPlayers
          fit={fit}
          fixture={fixture}
          isRunning={stage === 'playing' && !isStill}
          moments={isStill ? [] : moments}
          playMs={playMs}
        />
        {last !== null && !isStill && (
          <RaidCall key={told} fixture={fixture} moment={last} voice={voice} />
        )}
        {isStill && <Lines fixture={fixture} moments={seen} voice={voice} />}
        {stage === 'decided' && play !== null && (
          <p aria-hidden="true" className="kabaddi-result">
            {kabaddiNames.summary(play, fixture, voice)}
          </p>
        )}
      </div>
      {play === null ? (
        <Form fixture={fixture} voice={voice} />
      ) : (
        <Scoreboard fixture={fixture} moments={seen} points={points} voice={voice} />
      )}
    </div>
  )
}
