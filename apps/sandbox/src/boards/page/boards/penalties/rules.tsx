import { PENALTY_SUDDEN_PAIRS, penalties } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { marketName } from './names.ts'
import type { PenaltyKey } from './words/keys.ts'

/** How a shoot-out goes, what each market counts and what it returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<PenaltyKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = penalties
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  return (
    <>
      <Part text={say('goalRule', { pairs: PENALTY_SUDDEN_PAIRS })} title={say('goalTitle')} />
      <Part text={say('chanceRule')} title={say('chanceTitle')} />
      <Part text={say('marketsRule')} title={say('marketsTitle')} />
      <Part text={say('betRule', limits)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => marketName(key, null, voice)} voice={voice} />
      <p>{say('figuresNote')}</p>
      <p>{say('invented')}</p>
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
