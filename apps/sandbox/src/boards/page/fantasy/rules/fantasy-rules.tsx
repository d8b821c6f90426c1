import {
  FANTASY_BUDGET,
  FANTASY_POINTS,
  fateChances,
  FIVE,
  OUTS_OF_TEN,
  OVERS,
  SERIES,
  SIDE_MAX,
} from '@maidan/casino'
import type { ReactNode } from 'react'
import type { RulesProps } from '../../board.ts'
import '../styles/rules.css'
import type { FantasyKey } from '../words/fantasy-key.ts'
import { RulesPart } from './rules-part.tsx'
import { Strengths } from './strengths.tsx'

const EVEN = 5
const POINTS = ['run', 'four', 'six', 'dot', 'wicket', 'catch'] as const
const PARTS = ['goal', 'team', 'match'] as const

type FantasyRulesProps = RulesProps<FantasyKey> & {
  /** Teams that a player may enter in one round. */
  betsMax: number
  /** How the game pays. */
  children: ReactNode
}

/** How a team is built, what gives points and how likely it is, and in between how the game pays. */
export function FantasyRules({ voice, betsMax, children }: FantasyRulesProps) {
  const { say } = voice
  const values = {
    five: FIVE,
    budget: FANTASY_BUDGET,
    max: SIDE_MAX,
    bets: betsMax,
    overs: OVERS,
    series: SERIES,
  }
  return (
    <>
      {PARTS.map((key) => (
        <RulesPart
          key={key}
          text={say(key === 'match' ? 'matchRule' : key, values)}
          title={say(`${key}Title`)}
        />
      ))}
      <h3>{say('pointsTitle')}</h3>
      <table className="fantasy-rules-table">
        <tbody>
          {POINTS.map((key) => (
            <tr key={key}>
              <th scope="row">{say(`point-${key}`)}</th>
              <td>{FANTASY_POINTS[key]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('pointsNote')}</p>
      <RulesPart text={say('chance', evenChances())} title={say('chanceTitle')} />
      {children}
      <h3>{say('strengthTitle')}</h3>
      <Strengths say={say} />
    </>
  )
}

/** Of a hundred balls between equals, how many bring what. */
function evenChances() {
  const of = fateChances(EVEN, EVEN)
  const share = (thousandths: number) => thousandths / 10
  return {
    dot: share(of.dot),
    one: share(of.one),
    two: share(of.two),
    three: share(of.three),
    four: share(of.four),
    six: share(of.six),
    wicket: share(of.bowled + of.behind + of.caught),
    ...OUTS_OF_TEN,
  }
}
