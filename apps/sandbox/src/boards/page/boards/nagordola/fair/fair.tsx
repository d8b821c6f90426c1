import type { DolaEvent, DolaSetup } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { Last } from '../../../turns/use-single-event.ts'
import { multipleText } from '../texts.ts'
import type { TurnView } from '../turn-steps.ts'
import type { DolaKey } from '../words/en.ts'
import { Ground } from './ground.tsx'
import { LastTurns } from './last-turns.tsx'
import { FAIR, HUB, seatWidth } from './layout.ts'
import { Arrow, Hub, Stand } from './stand.tsx'
import { Wheel } from './wheel.tsx'

type FairProps = {
  voice: BoardVoice<DolaKey>
  setup: DolaSetup
  view: TurnView
  last: readonly Last<DolaEvent>[]
  /** A tap while the wheel turns. */
  onTap: (() => void) | undefined
}

/** The fair at dusk with its wheel, and what the last turns paid. */
export function Fair({ voice, setup, view, last, onTap }: FairProps) {
  const { seats, risk } = setup
  return (
    <div className="dola-fair" onPointerDown={onTap}>
      <svg
        viewBox={`0 0 ${FAIR.width} ${FAIR.height}`}
        role="img"
        aria-label={voice.say('wheel', { seats, risk: voice.say(risk) })}
      >
        <Ground />
        <Stand />
        <Wheel key={seats} setup={setup} view={view} />
        <Hub />
        <Arrow width={seatWidth(seats)} isLit={view.outcome !== null && view.outcome.tenths > 0} />
        {view.outcome !== null && (
          <text className="dola-told" data-won={view.outcome.tenths > 0} x={HUB.x} y={HUB.y + 10}>
            ×{multipleText(view.outcome.tenths)}
          </text>
        )}
      </svg>
      <LastTurns voice={voice} last={last} />
    </div>
  )
}
