import { PENALTY_KICKS_EACH, type PenaltyKick, type PenaltySide } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Teller } from '../told.ts'

type MarksProps = Teller & { kicks: readonly PenaltyKick[] }

const SIDES = ['first', 'second'] as const

/** Both teams with a mark for every kick: a goal, a save, a miss, or one that is still to come. */
export function Marks({ kicks, ...teller }: MarksProps) {
  return (
    <ul className="penalty-marks">
      {SIDES.map((side) => (
        <Line
          {...teller}
          key={side}
          kicks={kicks.filter((kick) => kick.side === side)}
          side={side}
        />
      ))}
    </ul>
  )
}

function Line({ kicks, side, fixture, voice }: MarksProps & { side: PenaltySide }) {
  const goals = kicks.filter(({ end }) => end === 'goal').length
  const team = voice.say(fixture[side])
  const places = Math.max(PENALTY_KICKS_EACH, kicks.length)
  return (
    <li aria-label={voice.say('marks', { team, score: goals, count: kicks.length })}>
      <i style={{ background: KITS[fixture[side]].shirt }} />
      <span>{team}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${places * 16} 16`} width={places * 16}>
        {Array.from({ length: places }, (_, place) => (
          <Mark end={kicks[place]?.end ?? null} key={place} x={place * 16 + 8} />
        ))}
      </svg>
      <b>{goals}</b>
    </li>
  )
}

function Mark({ end, x }: { end: PenaltyKick['end'] | null; x: number }) {
  if (end === null) {
    return (
      <circle
        cx={x}
        cy="8"
        fill="none"
        r="5"
        stroke="#ffffff"
        strokeOpacity="0.4"
        strokeWidth="1.5"
      />
    )
  }
  if (end === 'goal') {
    return (
      <g>
        <circle cx={x} cy="8" fill="#2bd576" r="6" />
        <path
          d={`M${x - 3} 8l2.2 2.4L${x + 3} 5.6`}
          fill="none"
          stroke="#03301a"
          strokeWidth="1.8"
        />
      </g>
    )
  }
  return (
    <g>
      <circle cx={x} cy="8" fill={end === 'saved' ? '#ff5c5c' : '#8b3a3a'} r="6" />
      <path
        d={`M${x - 2.6} 5.4l5.2 5.2M${x + 2.6} 5.4l-5.2 5.2`}
        stroke="#ffffff"
        strokeWidth="1.7"
      />
    </g>
  )
}
