import type { MarbleSetup } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { Alpana } from './alpana.tsx'
import { GROOVE, markX, YARD } from './layout.ts'
import { LastMarbles } from './last-marbles.tsx'
import { Marble } from './marble.tsx'
import type { RollView } from '../roll-steps.ts'
import { markText } from '../texts.ts'
import type { MarbleEvent } from '@maidan/casino'
import type { Last } from '../../../turns/use-single-event.ts'
import type { MarbleKey } from '../words/en.ts'

type YardProps = {
  voice: BoardVoice<MarbleKey>
  setup: MarbleSetup
  view: RollView
  last: readonly Last<MarbleEvent>[]
  /** A tap while the marble rolls. */
  onTap: (() => void) | undefined
}

const TICKS = [0, 2_500, 5_000, 7_500, 10_000] as const

/** The groove with its chalk marks, the line, the marble, and the marbles from before below. */
export function Yard({ voice, setup, view, last, onTap }: YardProps) {
  const line = markText(setup.line)
  const side = voice.say(setup.side === 'over' ? 'overLine' : 'underLine', { line })
  return (
    <div className="marble-yard" onPointerDown={onTap}>
      <svg
        viewBox={`0 0 ${YARD.width} ${YARD.height}`}
        role="img"
        aria-label={voice.say('scale', { line, side })}
      >
        <Alpana />
        <Groove setup={setup} />
        <Line at={setup.line} />
        {view.outcome !== null && (
          <text className="marble-told" data-won={view.outcome.multipleMilli > 0} x={180} y={52}>
            {markText(view.outcome.mark)}
          </text>
        )}
        <Marble view={view} />
        <LastMarbles last={last} />
      </svg>
      <ol className="marble-last" aria-label={voice.say('last')}>
        {last.map(({ key, event }) => (
          <li key={key}>
            {voice.say(event.multipleMilli > 0 ? 'lastWon' : 'lastLost', {
              mark: markText(event.mark),
            })}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Groove({ setup }: { setup: MarbleSetup }) {
  const line = markX(setup.line)
  const [from, to] = setup.side === 'over' ? [line, GROOVE.right] : [GROOVE.left, line]
  return (
    <g>
      <rect
        className="marble-groove"
        x={GROOVE.left - 14}
        y={GROOVE.y - 9}
        width={GROOVE.right - GROOVE.left + 28}
        height={18}
        rx={9}
      />
      <rect
        className="marble-lost"
        x={GROOVE.left}
        y={GROOVE.y - 4}
        width={GROOVE.right - GROOVE.left}
        height={8}
        rx={4}
      />
      <rect className="marble-won" x={from} y={GROOVE.y - 4} width={to - from} height={8} rx={4} />
      {TICKS.map((mark) => (
        <g key={mark} transform={`translate(${markX(mark)} ${GROOVE.y})`}>
          <path className="marble-tick" d="M0 13V21" />
          <text className="marble-number" y={34}>
            {mark / 100}
          </text>
        </g>
      ))}
    </g>
  )
}

function Line({ at }: { at: number }) {
  const isNearEnd = at > 8_800
  return (
    <g className="marble-flag" transform={`translate(${markX(at)} ${GROOVE.y})`}>
      <path className="marble-chalk" d="M0 -14V14" />
      <path className="marble-stick" d="M0 -14V-42" />
      <path
        className="marble-paper"
        d="M1 -42L22 -36L1 -28Z"
        transform={isNearEnd ? 'scale(-1 1)' : undefined}
      />
    </g>
  )
}
