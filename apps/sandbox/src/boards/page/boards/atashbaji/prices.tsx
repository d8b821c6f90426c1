import { bajiChance, type BajiSetup } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { chanceText, heightText } from './texts.ts'
import type { BajiKey } from './words/en.ts'

type PricesProps = { voice: BoardVoice<BajiKey>; setup: BajiSetup; betMinor: bigint }

/** What the target pays, how likely that is, and what the stake would bring. */
export function Prices({ voice, setup: { targetCenti }, betMinor }: PricesProps) {
  const wins = (betMinor * BigInt(targetCenti)) / 100n
  return (
    <dl className="baji-prices">
      <div>
        <dt>{voice.say('pays')}</dt>
        <dd>×{heightText(targetCenti)}</dd>
      </div>
      <div>
        <dt>{voice.say('chance')}</dt>
        <dd>{chanceText(voice, bajiChance(targetCenti))}</dd>
      </div>
      <div>
        <dt>{voice.say('wins')}</dt>
        <dd>{voice.money(wins)}</dd>
      </div>
    </dl>
  )
}
