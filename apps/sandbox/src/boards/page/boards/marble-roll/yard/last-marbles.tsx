import { GROOVE, markX } from './layout.ts'
import { markText } from '../texts.ts'
import type { MarbleEvent } from '@maidan/casino'
import type { Last } from '../../../turns/use-single-event.ts'

const ROW = 11
const TOP = 48

/** Small marbles below the groove, each where it stopped, the newest nearest to it. */
export function LastMarbles({ last }: { last: readonly Last<MarbleEvent>[] }) {
  return last.map(({ key, event }, at) => (
    <g
      key={key}
      className="marble-past"
      data-won={event.multipleMilli > 0}
      opacity={1 - at * 0.12}
      transform={`translate(${markX(event.mark)} ${GROOVE.y + TOP + at * ROW})`}
    >
      <circle r={5} />
      <text
        x={event.mark > 8_600 ? -9 : 9}
        y={3.5}
        textAnchor={event.mark > 8_600 ? 'end' : 'start'}
      >
        {markText(event.mark)}
      </text>
    </g>
  ))
}
