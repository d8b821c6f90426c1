import type { Race, RacePlay } from '@maidan/casino'
import type { EventScene } from '../../../events/event-scene.ts'
import type { HorsebookKey } from '../words/en.ts'
import { Calls } from './calls.tsx'
import { Podium } from './podium.tsx'
import { RaceCard } from './race-card.tsx'
import { Standing } from './standing.tsx'
import { Track } from './track.tsx'
import { useRaceSounds } from './use-race-sounds.ts'
import '../styles/horsebook.css'

/** The race card while bets are taken, then the race, then who came in where. */
export function Scene(scene: EventScene<Race, RacePlay, HorsebookKey>) {
  const { fixture: race, play, playMs, stage, isStill, voice, sounds } = scene
  const isRunning = stage === 'playing'
  useRaceSounds(isRunning ? play : null, playMs, sounds)
  return (
    <div className={`horsebook horsebook-${stage}`}>
      <Track
        isDecided={stage === 'decided'}
        isStill={isStill}
        name={voice.say('track')}
        play={play}
        playMs={playMs}
      />
      {play === null && <RaceCard race={race} voice={voice} />}
      {play !== null && isRunning && (
        <>
          {!isStill && <Standing play={play} playMs={playMs} />}
          <Calls isStill={isStill} play={play} playMs={playMs} race={race} voice={voice} />
        </>
      )}
      {play !== null && stage === 'decided' && <Podium play={play} race={race} voice={voice} />}
    </div>
  )
}
