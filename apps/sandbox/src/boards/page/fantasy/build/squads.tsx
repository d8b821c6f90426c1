import {
  meanCenti,
  spreadOf,
  SQUAD,
  type Cricketer,
  type FantasyFixture,
  type FantasyTeam,
} from '@maidan/casino'
import { useMemo } from 'react'
import type { BoardVoice } from '../../board.ts'
import { KITS } from '../kits.ts'
import { averageText } from '../show/points-text.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'
import { hindranceOf } from './draft.ts'
import type { DraftDesk } from './use-draft.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

type SquadsProps = {
  fixture: FantasyFixture
  desk: DraftDesk
  tap: (place: number) => void
  voice: BoardVoice<FantasyKey>
}

/** The twelve who play, one column a side, to be picked by a tap. */
export function Squads({ fixture, desk, tap, voice }: SquadsProps) {
  const means = useMemo(() => meansOf(fixture, desk.all.length), [fixture, desk.all.length])
  const sides: readonly { team: FantasyTeam; from: number }[] = [
    { team: fixture.first, from: 0 },
    { team: fixture.second, from: SQUAD },
  ]
  return (
    <section aria-label={voice.say('squads')} className="fantasy-squads">
      {sides.map(({ team, from }) => (
        <div key={team} role="group" aria-label={voice.say(`team-${team}`)}>
          <h3>
            <Shirt team={team} />
            {voice.say(`team-${team}`)}
          </h3>
          {desk.all.slice(from, from + SQUAD).map((cricketer, index) => (
            <Card
              key={cricketer.key}
              {...{ cricketer, desk, tap, voice }}
              place={from + index}
              mean={averageText(means[from + index] ?? 0)}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

/** What each of the twelve scores on average in this fixture, in hundredths of a point. */
function meansOf(fixture: FantasyFixture, count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) =>
    meanCenti(spreadOf(fixture, { five: [place], captain: -1 })),
  )
}

type CardProps = Pick<SquadsProps, 'desk' | 'tap' | 'voice'> & {
  cricketer: Cricketer
  place: number
  mean: string
}

function Card({ cricketer, place, mean, desk, tap, voice }: CardProps) {
  const { key, role, team, credits } = cricketer
  const isPicked = desk.draft.five.includes(place)
  const isHindered = !isPicked && hindranceOf(desk.all, desk.draft, place) !== null
  const said = {
    name: voice.say(`name-${key}`),
    role: voice.say(`role-${role}`),
    team: voice.say(`team-${team}`),
  }
  return (
    <button
      aria-disabled={isHindered}
      aria-label={voice.say('cardName', {
        ...said,
        credits,
        points: countText(voice.language, mean),
      })}
      aria-pressed={isPicked}
      className="fantasy-card"
      onClick={() => tap(place)}
      type="button"
    >
      <b>{said.name}</b>
      <span className="fantasy-card-cost">{credits}</span>
      <span className="fantasy-card-role">{said.role}</span>
      <span className="fantasy-card-mean">
        {voice.say('average', { points: countText(voice.language, mean) })}
      </span>
    </button>
  )
}

/** A shirt in the colours of a side. */
export function Shirt({ team }: { team: FantasyTeam }) {
  const { shirt, deep, trim } = KITS[team]
  return (
    <svg aria-hidden="true" className="fantasy-shirt" viewBox="0 0 32 28">
      <path
        d="M10 2L4 5L1 13L6 15L8 12V27H24V12L26 15L31 13L28 5L22 2Q16 7 10 2Z"
        fill={shirt}
        stroke={deep}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M8 17H24V20.5H8Z" fill={trim} />
    </svg>
  )
}
