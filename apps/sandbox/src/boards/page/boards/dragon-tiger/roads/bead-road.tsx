import type { DragonTigerWinner } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { DragonTigerKey } from '../words/keys.ts'
import { ROAD_ROWS } from './lay-big-road.ts'
import { roadName } from './road-name.ts'

const CELL = 14

export const SIDE_COLOURS: Readonly<Record<DragonTigerWinner, string>> = {
  dragon: '#c8322b',
  tiger: '#d98a16',
  tie: '#1f8f5a',
  'suited-tie': '#1f8f5a',
}

const MARKS = {
  dragon: 'dragonMark',
  tiger: 'tigerMark',
  tie: 'tieMark',
  'suited-tie': 'tieMark',
} as const satisfies Record<DragonTigerWinner, DragonTigerKey>

type RoadProps = { winners: readonly DragonTigerWinner[]; voice: BoardVoice<DragonTigerKey> }

/** Round after round, down the columns: a bead with the letter of its winner. Oldest first. */
export function BeadRoad({ winners, voice }: RoadProps) {
  const columns = Math.max(10, Math.ceil(winners.length / ROAD_ROWS))
  return (
    <svg
      aria-label={`${voice.say('beads')}: ${roadName(winners, voice)}`}
      className="dragon-tiger-road"
      height={ROAD_ROWS * CELL}
      role="img"
      viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
      width={columns * CELL}
    >
      <RoadGrid columns={columns} />
      {winners.map((winner, index) => (
        <Bead
          // A round keeps its place until the row of rounds is full; there is no other name for it.
          key={`${index} ${winner}`}
          mark={voice.say(MARKS[winner])}
          winner={winner}
          x={Math.floor(index / ROAD_ROWS) * CELL}
          y={(index % ROAD_ROWS) * CELL}
        />
      ))}
    </svg>
  )
}

type BeadProps = { winner: DragonTigerWinner; mark: string; x: number; y: number }

function Bead({ winner, mark, x, y }: BeadProps) {
  return (
    <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
      <circle fill={SIDE_COLOURS[winner]} r="6" />
      {winner === 'suited-tie' && <circle fill="none" r="5.3" stroke="#fff" strokeWidth="1" />}
      <text className="dragon-tiger-bead" fontSize="8" textAnchor="middle" y="2.9">
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
