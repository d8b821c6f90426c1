import { EVERY_SPOT, paysToOne, roulette, type RouletteKind } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import type { RouletteKey } from './words/keys.ts'

/** How the table is played, what each kind of bet pays and returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<RouletteKey>) {
  const { timing, betsMax, bets } = roulette
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  return (
    <>
      <h3>{voice.say('goalTitle')}</h3>
      <p>{voice.say('goal')}</p>
      <h3>{voice.say('betTitle')}</h3>
      <p>{voice.say('betRule', limits)}</p>
      <h3>{voice.say('zeroTitle')}</h3>
      <p>{voice.say('zero')}</p>
      <h3>{voice.say('paysTitle')}</h3>
      <ul>
        {bets.map(({ key }) => (
          <li key={key}>{paysText(key, voice)}</li>
        ))}
      </ul>
      <h3>{voice.say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => kindName(key, voice)} voice={voice} />
      <p>{voice.say('noMemory')}</p>
    </>
  )
}

function paysText(key: string, voice: BoardVoice<RouletteKey>): string {
  const found = EVERY_SPOT.find(({ spot }) => spot.kind === key)
  if (found === undefined) return key
  const { spot, covers } = found
  const kind = kindName(spot.kind, voice)
  return voice.say('paysLine', { kind, count: covers.length, times: String(paysToOne(spot)) })
}

function kindName(key: string, voice: BoardVoice<RouletteKey>): string {
  const kind = EVERY_SPOT.find(({ spot }) => spot.kind === key)?.spot.kind
  return kind === undefined ? key : voice.say(kind satisfies RouletteKind)
}
