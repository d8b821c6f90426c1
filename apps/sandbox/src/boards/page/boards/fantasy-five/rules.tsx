import { fantasyFive, LADDER } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { FantasyRules } from '../../fantasy/rules/fantasy-rules.tsx'
import { RulesPart } from '../../fantasy/rules/rules-part.tsx'
import { BetFigures } from '../../frame/bet-figures.tsx'
import type { FiveKey } from './words/en.ts'

/** How the game is played, what gives points, and what a team returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<FiveKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = fantasyFive
  const [facts] = bets
  const values = {
    rungs: LADDER,
    most: String(facts?.largestMultiple ?? 0),
    betting: timing.bettingMs / 1000,
    shown: timing.shownMs / 1000,
  }
  return (
    <>
      <FantasyRules betsMax={betsMax} voice={voice}>
        <RulesPart text={say('ladderRule', values)} title={say('ladderTitle')} />
      </FantasyRules>
      <RulesPart text={say('betRule', values)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={() => say('figuresTeam')} voice={voice} />
      <p>{say('figuresNote')}</p>
    </>
  )
}
