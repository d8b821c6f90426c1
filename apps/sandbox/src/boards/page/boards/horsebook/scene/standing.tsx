import type { RacePlay } from '@maidan/casino'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { laneProgress, runningOrder } from '../race/lane-progress.ts'
import { Saddle } from './race-card.tsx'

type StandingProps = { play: RacePlay; playMs: () => number }

/** How the horses lie at this moment, the leader first. */
export function Standing({ play, playMs }: StandingProps) {
  const order = useEachFrame(() => runningOrder(laneProgress(play, playMs())).join(' '))
  return (
    <div aria-hidden="true" className="horsebook-standing">
      {order.split(' ').map((lane) => (
        <Saddle key={lane} lane={Number(lane)} />
      ))}
    </div>
  )
}
