import {
  MATCH_AVERAGE_CENTI,
  MATCH_EDGE_PERCENT,
  MATCH_HALF_GOALS_MAX,
  MATCH_HALF_MINUTES,
  MATCH_POINT_PERCENT,
  MATCH_SCORE_MAX,
  MATCH_SHARE_PERCENT,
  ninetyMinutes,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { marketName } from './names.ts'
import type { MatchKey } from './words/keys.ts'

const MEANS = {
  average: (MATCH_AVERAGE_CENTI / 100).toFixed(2),
  point: MATCH_POINT_PERCENT,
  home: MATCH_EDGE_PERCENT.first,
  away: MATCH_EDGE_PERCENT.second,
  ...MATCH_SHARE_PERCENT,
}

/** How a match is drawn, what each market counts and what it returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<MatchKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = ninetyMinutes
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  const asked = {
    noDraw: say('no-draw'),
    bothHalves: say('both-halves'),
    many: MATCH_SCORE_MAX + 1,
    high: `${MATCH_SCORE_MAX}–${MATCH_SCORE_MAX}`,
  }
  return (
    <>
      <Part text={say('matchRule', { minutes: MATCH_HALF_MINUTES })} title={say('matchTitle')} />
      <Part text={say('drawRule', { max: MATCH_HALF_GOALS_MAX })} title={say('drawTitle')} />
      <Part text={say('meanRule', MEANS)} title={say('meanTitle')} />
      <Part text={say('orderRule')} title={say('orderTitle')} />
      <Part text={say('countRule', asked)} title={say('countTitle')} />
      <Part text={say('betRule', limits)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => marketName(key, null, voice)} voice={voice} />
      <p>{say('figuresNote')}</p>
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
