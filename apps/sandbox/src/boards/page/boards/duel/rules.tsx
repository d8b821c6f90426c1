import { duel, DUEL_CORE, DUEL_HULL, HOT_TURN, ROUNDS_TO_WIN } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import { marketName } from './names.ts'
import type { DuelKey } from './words/keys.ts'

/** How a duel goes, how a turn is drawn, what counts and what it returns, by the game's figures. */
export function Rules({ voice }: RulesProps<DuelKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = duel
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  return (
    <>
      <RulesPart
        text={say('goal', { hull: DUEL_HULL, win: ROUNDS_TO_WIN })}
        title={say('goalTitle')}
      />
      <RulesPart text={say('movesRule', { core: DUEL_CORE })} title={say('movesTitle')} />
      <RulesPart text={say('hotRule', { hot: HOT_TURN + 1 })} title={say('hotTitle')} />
      <RulesPart text={say('chanceRule')} title={say('chanceTitle')} />
      <RulesPart text={say('marketsRule')} title={say('marketsTitle')} />
      <RulesPart text={say('betRule', limits)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => marketName(key, voice)} voice={voice} />
      <p>{say('figuresNote')}</p>
      <p>{say('invented')}</p>
    </>
  )
}
