import { marbleChance, marblePaysMilli, type MarbleSetup, percentText } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { multipleText } from './texts.ts'
import type { MarbleKey } from './words/en.ts'

type PricesProps = { voice: BoardVoice<MarbleKey>; setup: MarbleSetup; betMinor: bigint }

/** What the line pays, how likely that is, and what the stake would bring. */
export function Prices({ voice, setup, betMinor }: PricesProps) {
  const milli = marblePaysMilli(setup)
  const wins = (betMinor * BigInt(milli)) / 1_000n
  return (
    <dl className="marble-prices">
      <div>
        <dt>{voice.say('pays')}</dt>
        <dd>{voice.say('multiple', { multiple: multipleText(milli) })}</dd>
      </div>
      <div>
        <dt>{voice.say('chance')}</dt>
        <dd>{percentText(marbleChance(setup))}%</dd>
      </div>
      <div>
        <dt>{voice.say('wins')}</dt>
        <dd>{voice.money(wins)}</dd>
      </div>
    </dl>
  )
}
