import { bajiChance, type BajiSetup } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { SidePrices } from '../../turns/side/side-prices.tsx'
import { chanceText, heightText } from './texts.ts'
import type { BajiKey } from './words/en.ts'

type PricesProps = { voice: BoardVoice<BajiKey>; setup: BajiSetup; betMinor: bigint }

/** What the target pays, how likely that is, and what the stake would bring. */
export function Prices({ voice, setup: { targetCenti }, betMinor }: PricesProps) {
  const wins = (betMinor * BigInt(targetCenti)) / 100n
  return (
    <SidePrices
      figures={[
        [voice.say('pays'), `×${heightText(targetCenti)}`],
        [voice.say('chance'), chanceText(voice, bajiChance(targetCenti))],
        [voice.say('wins'), voice.money(wins)],
      ]}
    />
  )
}
