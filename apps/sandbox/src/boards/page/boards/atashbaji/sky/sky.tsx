import type { BajiSetup } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { RiseView } from '../rise-steps.ts'
import { heightText } from '../texts.ts'
import type { BajiEvent } from '@maidan/casino'
import type { Last } from '../../../turns/use-single-event.ts'
import type { BajiKey } from '../words/en.ts'
import { Burst } from './burst.tsx'
import { Climb } from './climb.tsx'
import { Figure } from './figure.tsx'
import { LastHeights } from './last-heights.tsx'
import { heightY, LAUNCH, LINE_Y, SKY } from './layout.ts'
import { Paints } from './paints.tsx'
import { Boat, River } from './river.tsx'
import { Rocket } from './rocket.tsx'

type SkyProps = {
  voice: BoardVoice<BajiKey>
  setup: BajiSetup
  view: RiseView
  last: readonly Last<BajiEvent>[]
  /** A tap while the rocket climbs. */
  onTap: (() => void) | undefined
}

/** The night over the river: the line of the target, the rocket or its burst, the heights before. */
export function Sky({ voice, setup, view, last, onTap }: SkyProps) {
  const { outcome } = view
  const target = heightText(setup.targetCenti)
  const isWon = outcome !== null && outcome.multipleCenti > 0
  const shines = outcome === null ? 'none' : isWon ? 'won' : 'lost'
  return (
    <div className="baji-sky" onPointerDown={onTap}>
      <svg
        viewBox={`0 0 ${SKY.width} ${SKY.height}`}
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={voice.say('sky', { target })}
      >
        <Paints />
        <River shines={shines} />
        <path className="baji-target" d={`M12 ${LINE_Y}H348`} />
        <text className="baji-target-text" x={12} y={LINE_Y - 6}>
          ×{target}
        </text>
        <Flight setup={setup} view={view} />
        <Boat />
      </svg>
      <LastHeights voice={voice} last={last} />
    </div>
  )
}

/** The rocket: in its boat, on its way, or burst. */
function Flight({ setup, view }: Pick<SkyProps, 'setup' | 'view'>) {
  const { heightCenti, isRising, outcome } = view
  const { targetCenti } = setup
  if (outcome !== null) {
    const isWon = outcome.multipleCenti > 0
    return (
      <>
        <Burst x={LAUNCH.x} y={heightY(outcome.heightCenti, targetCenti)} isWon={isWon} />
        <Figure text={heightText(outcome.heightCenti)} look={isWon ? 'won' : 'lost'} />
      </>
    )
  }
  if (isRising) return <Climb toCenti={heightCenti} targetCenti={targetCenti} />
  return <Rocket x={LAUNCH.x} y={LAUNCH.y} isLit={false} />
}
