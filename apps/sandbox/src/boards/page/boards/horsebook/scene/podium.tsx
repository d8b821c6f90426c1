import type { Race, RacePlay } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { names } from '../names.ts'
import type { HorsebookKey } from '../words/en.ts'
import { Saddle } from './race-card.tsx'

type PodiumProps = { race: Race; play: RacePlay; voice: BoardVoice<HorsebookKey> }

/** The first three, and how close it was if that took a photograph. */
export function Podium({ race, play, voice }: PodiumProps) {
  const [first, second, third] = play.order
  const steps = [
    { place: 2, lane: second },
    { place: 1, lane: first },
    { place: 3, lane: third },
  ]
  return (
    <div aria-hidden="true" className="horsebook-podium">
      <div className="horsebook-steps">
        {steps.map(({ place, lane }) => (
          <div className={`horsebook-step horsebook-step-${place}`} key={place}>
            <Saddle lane={lane ?? 0} />
            <span>{horseName(race, lane, voice)}</span>
            <em>{place}</em>
          </div>
        ))}
      </div>
      <p>{names.summary(play, race, voice)}</p>
    </div>
  )
}

function horseName(race: Race, lane: number | undefined, voice: PodiumProps['voice']): string {
  const horse = lane === undefined ? undefined : race.horses[lane]
  return horse === undefined ? '' : voice.say(horse)
}
