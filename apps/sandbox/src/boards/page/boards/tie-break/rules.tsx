import { TIE_BREAK_LAST_LEVEL, TIE_BREAK_POINTS_TO_WIN, tieBreak } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { marketName } from './markets/market-name.ts'
import type { TieBreakKey } from './words/keys.ts'

/** How a tie-break goes, what each market counts and what it returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<TieBreakKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = tieBreak
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  const ends = { win: TIE_BREAK_POINTS_TO_WIN, level: String(TIE_BREAK_LAST_LEVEL) }
  return (
    <>
      <Part text={say('goal', ends)} title={say('goalTitle')} />
      <Part text={say('serveRule')} title={say('serveTitle')} />
      <Part text={say('chanceRule')} title={say('chanceTitle')} />
      <Part text={say('marketsRule')} title={say('marketsTitle')} />
      <Part text={say('betRule', limits)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => marketName(key, voice)} voice={voice} />
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
