import type { KabaddiFixture, KabaddiSide, Raid } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { RaidMoment } from '../show/raid-moments.ts'
import type { KabaddiKey } from '../words/en.ts'
import { KITS } from './kits.ts'

type ScoreboardProps = {
  fixture: KabaddiFixture
  moments: readonly RaidMoment[]
  points: Readonly<Record<KabaddiSide, number>>
  voice: BoardVoice<KabaddiKey>
}

/** The points of both teams and each team's raids, one by one. */
export function Scoreboard(props: ScoreboardProps) {
  return (
    <div className="kabaddi-card">
      <Row side="first" {...props} />
      <Row side="second" {...props} />
    </div>
  )
}

function Row({ side, fixture, moments, points, voice }: ScoreboardProps & { side: KabaddiSide }) {
  const team = fixture[side]
  const own = moments.filter((moment) => moment.side === side)
  const isNext = moments.length % 2 === (side === 'first' ? 0 : 1)
  return (
    <div className={isNext ? 'kabaddi-row kabaddi-raiding' : 'kabaddi-row'}>
      <span className="kabaddi-badge" style={{ background: KITS[team].shirt }} />
      <b className="kabaddi-name">{voice.say(`short-${team}`)}</b>
      <ol
        aria-label={voice.say('raids', { team: voice.say(`short-${team}`) })}
        className="kabaddi-raids"
      >
        {own.map(({ index, raid }) => (
          <RaidMark key={index} raid={raid} voice={voice} />
        ))}
      </ol>
      <b className="kabaddi-points">{points[side]}</b>
    </div>
  )
}

function RaidMark({ raid, voice }: { raid: Raid; voice: BoardVoice<KabaddiKey> }) {
  return (
    <li className={`kabaddi-raid kabaddi-raid-${raid}`}>
      <span aria-hidden="true">{voice.say(`mark-${raid}`)}</span>
      <span className="spoken">{voice.say(`call-${raid}`)}</span>
    </li>
  )
}
