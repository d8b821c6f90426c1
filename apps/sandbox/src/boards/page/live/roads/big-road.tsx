import { useEffect, useRef } from 'react'
import { RoadGrid } from './bead-road.tsx'
import { layBigRoad, ROAD_ROWS, type RoadMark } from './lay-big-road.ts'
import type { RoadResult } from './road-result.ts'

const CELL = 14
const COLUMNS_MIN = 14

type BigRoadProps = { results: readonly RoadResult[]; title: string }

/** Runs of one side beside each other. It scrolls sideways and stays at its newest end. */
export function BigRoad({ results, title }: BigRoadProps) {
  const marks = layBigRoad(results)
  const columns = Math.max(COLUMNS_MIN, ...marks.map(({ column }) => column + 1))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo({ left: columns * CELL })
  }, [columns])
  return (
    <div className="live-scroll" ref={box}>
      <svg
        aria-label={title}
        className="live-road"
        height={ROAD_ROWS * CELL}
        role="img"
        viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
        width={columns * CELL}
      >
        <RoadGrid columns={columns} />
        {marks.map((mark) => (
          <Ring key={`${mark.column} ${mark.row}`} mark={mark} />
        ))}
      </svg>
    </div>
  )
}

function Ring({ mark: { side, column, row, ties } }: { mark: RoadMark }) {
  return (
    <g
      className={`live-of-${side}`}
      transform={`translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})`}
    >
      <circle fill="none" r="4.7" stroke="currentColor" strokeWidth="2.4" />
      {ties > 0 && <path d="M-5 5L5 -5" stroke="#3ddc8c" strokeWidth="2" />}
      {ties > 1 && (
        <text className="live-bead" fontSize="7.4" textAnchor="middle" y="2.6">
          {ties}
        </text>
      )}
    </g>
  )
}
