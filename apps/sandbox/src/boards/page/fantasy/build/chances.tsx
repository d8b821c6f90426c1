import { chanceOf, meanCenti, spreadOf, type Cricketer, type FantasyFixture } from '@maidan/casino'
import { useMemo } from 'react'
import type { BoardVoice } from '../../board.ts'
import { averageText, chanceText } from '../show/points-text.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'

const TOLD_POINTS = [10, 20, 30, 40] as const

type ChancesProps = {
  fixture: FantasyFixture
  all: readonly Cricketer[]
  voice: BoardVoice<FantasyKey>
}

/** What each of the twelve is likely to score, from the exact chances by which teams are priced. */
export function Chances({ fixture, all, voice: { say } }: ChancesProps) {
  const rows = useMemo(
    () =>
      all.map(({ key }, place) => {
        const spread = spreadOf(fixture, { five: [place], captain: -1 })
        return {
          key,
          mean: averageText(meanCenti(spread)),
          chances: TOLD_POINTS.map((points) => chanceText(chanceOf(spread, points))),
        }
      }),
    [fixture, all],
  )
  return (
    <section className="fantasy-chances">
      <h3>{say('chances')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('cricketer')}</th>
            <th scope="col">{say('mean')}</th>
            {TOLD_POINTS.map((points) => (
              <th key={points} scope="col">
                {say('rungPoints', { points })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, mean, chances }) => (
            <tr key={key}>
              <th scope="row">{say(`name-${key}`)}</th>
              <td>{mean}</td>
              {chances.map((chance, index) => (
                <td key={TOLD_POINTS[index]}>{chance}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('chancesNote')}</p>
    </section>
  )
}
