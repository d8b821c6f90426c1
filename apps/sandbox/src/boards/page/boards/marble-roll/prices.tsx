import { marbleChance, marblePaysMilli, type MarbleSetup, percentText } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { SidePrices } from '../../turns/side/side-prices.tsx'
import { multipleText } from './texts.ts'
import type { MarbleKey } from './words/en.ts'

type PricesProps = { voice: BoardVoice<MarbleKey>; setup: MarbleSetup; betMinor: bigint }

/** What the line pays, how likely that is, and what the stake would bring. */
export function Prices({ voice: { say, money }, setup, betMinor }: PricesProps) {
  const milli = marblePaysMilli(setup)
  const wins = (betMinor * BigInt(milli)) / 1_000n
  return (
    <SidePrices
      figures={[
        [say('pays'), say('multiple', { multiple: multipleText(milli) })],
        [say('chance'), `${percentText(marbleChance(setup))}%`],
        [say('wins'), money(wins)],
      ]}
    />
  )
}
