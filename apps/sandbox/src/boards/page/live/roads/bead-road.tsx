import type { RoadsShow } from '../live-show.ts'
import { ROAD_ROWS } from './lay-big-road.ts'
import type { RoadResult } from './road-result.ts'

const CELL = 14

/** Rounds that are spoken one by one; more would be a burden to hear. */
const SPOKEN_MAX = 10

type BeadRoadProps = {
  results: readonly RoadResult[]
  show: Pick<RoadsShow, 'marks' | 'winnerNames'>
  title: string
}

/** Round after round, down the columns: a bead with the letter of its winner. Oldest first. */
export function BeadRoad({ results, show, title }: BeadRoadProps) {
  const columns = Math.max(10, Math.ceil(results.length / ROAD_ROWS))
  const spoken = results.slice(-SPOKEN_MAX).toReversed()
  return (
    <svg
      aria-label={`${title}: ${spoken.map(({ winner }) => show.winnerNames[winner]).join(', ')}`}
      className="live-road"
      height={ROAD_ROWS * CELL}
      role="img"
      viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
      width={columns * CELL}
    >
      <RoadGrid columns={columns} />
      {results.map((result, index) => (
        <Bead
          // A round keeps its place until the row of rounds is full; there is no other name for it.
          key={`${index} ${result.winner}`}
          mark={show.marks[result.winner]}
          result={result}
          x={Math.floor(index / ROAD_ROWS) * CELL}
          y={(index % ROAD_ROWS) * CELL}
        />
      ))}
    </svg>
  )
}

type BeadProps = { result: RoadResult; mark: string; x: number; y: number }

function Bead({ result: { winner, isRare }, mark, x, y }: BeadProps) {
  return (
    <g className={`live-of-${winner}`} transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
      <circle fill="currentColor" r="6" />
      {isRare === true && <circle fill="none" r="5.3" stroke="#fff" strokeWidth="1" />}
      <text className="live-bead" fontSize="8" textAnchor="middle" y="2.9">
        {mark}
      </text>
    </g>
  )
}

/** The lines that marks stand in. */
export function RoadGrid({ columns }: { columns: number }) {
  const [wide, high] = [columns * CELL, ROAD_ROWS * CELL]
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${wide}`)
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column * CELL} 0V${high}`)
  return <path d={[...across, ...down].join('')} stroke="#fff" strokeOpacity="0.1" />
}
