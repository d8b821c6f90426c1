import { blackjack, BLACKJACK_HABITS, percentText, RETURN_OF_STAKED } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { HabitFigures } from '../../frame/habit-figures.tsx'
import { StrategyTable } from './strategy-table.tsx'
import type { BlackjackKey } from './words/en.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

const HOW = [
  'rulesAim',
  'rulesCards',
  'rulesDeal',
  'rulesDealer',
  'rulesPay',
  'rulesDouble',
  'rulesSplit',
  'rulesInsurance',
  'rulesRaise',
  'rulesAway',
] as const satisfies readonly BlackjackKey[]

/** The rules of blackjack; every figure and the whole table come from the game itself. */
export function BlackjackRules({ voice }: RulesProps<BlackjackKey>) {
  const { say } = voice
  const [best] = blackjack.bets
  return (
    <div className="bj-rules">
      <h3>{say('rulesPlay')}</h3>
      {HOW.map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
      <h3>{say('rulesFigures')}</h3>
      <BetFigures bets={blackjack.bets} nameOf={() => say('bestPlay')} voice={voice} />
      <p>
        {say('rulesReturnText', {
          percent: countText(voice.language, percentText(RETURN_OF_STAKED)),
        })}
      </p>
      <h3>{say('rulesHabits')}</h3>
      <p>{say('rulesHabitsText')}</p>
      <HabitFigures
        best={say('bestPlay')}
        bestReturn={best?.exactReturn}
        habits={BLACKJACK_HABITS.map(({ name, exactReturn }) => ({
          name: say(`habit-${name}`),
          exactReturn,
        }))}
      />
      <h3>{say('rulesStrategy')}</h3>
      <p>{say('rulesStrategyText')}</p>
      <StrategyTable say={say} />
      <p>{say('rulesHint')}</p>
      <p>{say('rulesKeys')}</p>
    </div>
  )
}
