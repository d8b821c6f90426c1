import type { DragonTigerWinner } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { BoardVoice } from '../../../board.ts'
import type { DragonTigerKey } from '../words/keys.ts'
import { RoadGrid, SIDE_COLOURS } from './bead-road.tsx'
import { layBigRoad, ROAD_ROWS, type RoadMark } from './lay-big-road.ts'

const CELL = 14
const COLUMNS_MIN = 14

type BigRoadProps = { winners: readonly DragonTigerWinner[]; voice: BoardVoice<DragonTigerKey> }

/** Runs of one side beside each other. It scrolls sideways and stays at its newest end. */
export function BigRoad({ winners, voice }: BigRoadProps) {
  const marks = layBigRoad(winners)
  const columns = Math.max(COLUMNS_MIN, ...marks.map(({ column }) => column + 1))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo({ left: columns * CELL })
  }, [columns])
  return (
    <div className="dragon-tiger-scroll" ref={box}>
      <svg
        aria-label={voice.say('bigRoad')}
        className="dragon-tiger-road"
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
    <g transform={`translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})`}>
      <circle fill="none" r="4.7" stroke={SIDE_COLOURS[side]} strokeWidth="2.4" />
      {ties > 0 && <path d="M-5 5L5 -5" stroke="#3ddc8c" strokeWidth="2" />}
      {ties > 1 && (
        <text className="dragon-tiger-bead" fontSize="7.4" textAnchor="middle" y="2.6">
          {ties}
        </text>
      )}
    </g>
  )
}
