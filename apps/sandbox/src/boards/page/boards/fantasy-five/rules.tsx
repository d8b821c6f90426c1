import {
  FANTASY_BUDGET,
  FANTASY_POINTS,
  fantasyFive,
  FANTASY_TEAMS,
  fateChances,
  FIVE,
  LADDER,
  OUTS_OF_TEN,
  OVERS,
  SERIES,
  SIDE_MAX,
  squadOf,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import './styles/rules.css'
import type { FantasyKey } from './words/en.ts'

const EVEN = 5
const POINTS = ['run', 'four', 'six', 'dot', 'wicket', 'catch'] as const
const PARTS = ['goal', 'team', 'match'] as const

/** How the game is played, what gives points, and what a team returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<FantasyKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = fantasyFive
  const [facts] = bets
  const values = {
    five: FIVE,
    budget: FANTASY_BUDGET,
    max: SIDE_MAX,
    bets: betsMax,
    overs: OVERS,
    series: SERIES,
    rungs: LADDER,
    most: facts?.largestMultiple ?? 0,
    betting: timing.bettingMs / 1000,
    shown: timing.shownMs / 1000,
  }
  return (
    <>
      {PARTS.map((key) => (
        <Part
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
      <Part text={say('chance', evenChances())} title={say('chanceTitle')} />
      <Part text={say('ladderRule', values)} title={say('ladderTitle')} />
      <h3>{say('strengthTitle')}</h3>
      <Strengths say={say} />
      <Part text={say('betRule', values)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={() => say('figuresTeam')} voice={voice} />
      <p>{say('figuresNote')}</p>
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

function Strengths({ say }: Pick<RulesProps<FantasyKey>['voice'], 'say'>) {
  return (
    <>
      <p>{say('strengthNote')}</p>
      <table className="fantasy-rules-table">
        <thead>
          <tr>
            <th scope="col">{say('cricketer')}</th>
            <th scope="col">{say('bat')}</th>
            <th scope="col">{say('bowl')}</th>
            <th scope="col">{say('creditsHead')}</th>
          </tr>
        </thead>
        {FANTASY_TEAMS.map((team) => (
          <tbody key={team}>
            <tr>
              <th className="fantasy-rules-team" colSpan={4} scope="rowgroup">
                {say(`team-${team}`)}
              </th>
            </tr>
            {squadOf(team).map(({ key, role, batting, bowling, credits }) => (
              <tr key={key}>
                <th scope="row">
                  {say(`name-${key}`)} <small>{say(`role-${role}`)}</small>
                </th>
                <td>{batting}</td>
                <td>{bowling > 0 ? bowling : '–'}</td>
                <td>{credits}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}
