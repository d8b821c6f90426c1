import { dolaChance, dolaMultiplesTenths, percentText, type DolaSetup } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { colourStep, multipleText } from './texts.ts'
import type { DolaKey } from './words/en.ts'

type ChancesProps = {
  voice: BoardVoice<DolaKey>
  setup: DolaSetup
  /** The pay of the seat at the arrow, once the wheel stands. */
  shown: number | null
}

/** Every pay of the wheel with the colour of its seats and how likely it is. */
export function Chances({ voice, setup: { seats, risk }, shown }: ChancesProps) {
  return (
    <ul className="dola-chances" aria-label={voice.say('chances')}>
      {dolaMultiplesTenths(seats, risk).map((tenths) => (
        <li key={tenths} data-pays={colourStep(tenths)} data-shown={tenths === shown}>
          <b>×{multipleText(tenths)}</b>
          <span>{percentText(dolaChance(seats, risk, tenths))}%</span>
        </li>
      ))}
    </ul>
  )
}
