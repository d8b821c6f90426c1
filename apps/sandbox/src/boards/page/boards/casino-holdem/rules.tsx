import {
  casinoHoldem,
  HOLDEM_CALLS,
  HOLDEM_HABITS,
  HOLDEM_RETURN_OF_STAKED,
  percentText,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { HabitFigures } from '../../frame/habit-figures.tsx'
import { PayTable } from './pay-table.tsx'
import type { HoldemKey } from './words/en.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

const HOW = [
  'rulesAim',
  'rulesDeal',
  'rulesChoice',
  'rulesQualify',
  'rulesCompare',
  'rulesRaise',
  'rulesAway',
] as const satisfies readonly HoldemKey[]

/** The rules of Casino Hold'em; every figure comes from the game itself. */
export function HoldemRules({ voice }: RulesProps<HoldemKey>) {
  const { say } = voice
  const [best] = casinoHoldem.bets
  return (
    <div className="ch-rules">
      <h3>{say('rulesPlay')}</h3>
      {HOW.map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
      <PayTable lit={null} say={say} />
      <p>{say('rulesPaysText')}</p>
      <h3>{say('rulesFigures')}</h3>
      <BetFigures bets={casinoHoldem.bets} nameOf={() => say('bestPlay')} voice={voice} />
      <p>
        {say('rulesReturnText', {
          percent: countText(voice.language, percentText(HOLDEM_RETURN_OF_STAKED)),
        })}
      </p>
      <p>{say('rulesCalls', { percent: countText(voice.language, percentText(HOLDEM_CALLS)) })}</p>
      <h3>{say('rulesHabits')}</h3>
      <p>{say('rulesHabitsText')}</p>
      <HabitFigures
        best={say('bestPlay')}
        bestReturn={best?.exactReturn}
        habits={HOLDEM_HABITS.map(({ name, exactReturn }) => ({
          name: say(`habit-${name}`),
          exactReturn,
        }))}
      />
      <p>{say('rulesKeys')}</p>
    </div>
  )
}
