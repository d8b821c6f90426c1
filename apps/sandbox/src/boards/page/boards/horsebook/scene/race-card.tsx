import { strengthsOf, type Race } from '@maidan/casino'
import type { CSSProperties } from 'react'
import type { BoardVoice } from '../../../board.ts'
import type { HorsebookKey } from '../words/en.ts'
import { SILKS } from './colours.ts'
import { countText } from '../../../../../games/page/words/count-text.ts'

type RaceCardProps = { race: Race; voice: BoardVoice<HorsebookKey> }

/** Who runs, and the exact chance of each to win, for as long as bets are taken. */
export function RaceCard({ race, voice }: RaceCardProps) {
  const strengths = strengthsOf(race)
  const total = strengths.reduce((sum, strength) => sum + strength, 0)
  const strongest = Math.max(...strengths)
  return (
    <ol aria-label={voice.say('raceCard')} className="horsebook-card">
      {race.horses.map((horse, lane) => {
        const strength = strengths[lane] ?? 0
        const percent = ((strength * 100) / total).toFixed(1)
        const name = voice.say(horse)
        return (
          <li
            aria-label={voice.say('runnerName', {
              number: String(lane + 1),
              horse: name,
              percent: countText(voice.language, percent),
            })}
            className="horsebook-runner"
            key={horse}
          >
            <Saddle lane={lane} />
            <span aria-hidden="true" className="horsebook-runner-name">
              {name}
            </span>
            <span aria-hidden="true" className="horsebook-runner-chance">
              {percent}%
            </span>
            <i style={{ '--share': strength / strongest } as CSSProperties} />
          </li>
        )
      })}
    </ol>
  )
}

/** The number of a lane on its saddle cloth. */
export function Saddle({ lane }: { lane: number }) {
  const { cloth, ink } = SILKS[lane] ?? SILKS[0]
  return (
    <b aria-hidden="true" className="horsebook-saddle" style={{ background: cloth, color: ink }}>
      {lane + 1}
    </b>
  )
}
