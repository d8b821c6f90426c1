import {
  archery,
  ARCHERY_ARROWS,
  ARCHERY_INNER_MM,
  ARCHERY_POINTS_TO_WIN,
  ARCHERY_RING_MM,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import { marketName } from './names.ts'
import type { ArcheryKey } from './words/keys.ts'

/** How a match goes, how an arrow is drawn, what counts and what it returns, by the game's figures. */
export function Rules({ voice }: RulesProps<ArcheryKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = archery
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  const match = { arrows: ARCHERY_ARROWS, win: ARCHERY_POINTS_TO_WIN }
  const rings = { ring: ARCHERY_RING_MM, inner: ARCHERY_INNER_MM }
  return (
    <>
      <RulesPart text={say('goal', match)} title={say('goalTitle')} />
      <RulesPart text={say('shootOffRule')} title={say('shootOffRuleTitle')} />
      <RulesPart text={say('arrowRule', rings)} title={say('arrowTitle')} />
      <RulesPart text={say('windRule')} title={say('windTitle')} />
      <RulesPart text={say('marketsRule')} title={say('marketsTitle')} />
      <RulesPart text={say('betRule', limits)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => marketName(key, null, voice)} voice={voice} />
      <p>{say('figuresNote')}</p>
      <p>{say('invented')}</p>
    </>
  )
}
