import { strategyRows, UP_VALUES, type StrategyCell, type StrategyRow } from '@maidan/casino'
import type { BlackjackProps } from './props.ts'
import './strategy-table.css'

type Say = BlackjackProps['voice']['say']

/** How a cell is written and what its letter means; `doubleStand`: stand where it can not be doubled. */
const SHOWN = ['hit', 'stand', 'double', 'doubleStand', 'split'] as const

/** The best move with every first two cards, worked out as the sheet opens. */
export function StrategyTable({ say }: { say: Say }) {
  return (
    <>
      <dl className="bj-legend">
        {SHOWN.map((kind) => (
          <div key={kind}>
            <dt className={`bj-best bj-best-${kind}`}>{say(`letter-${kind}`)}</dt>
            <dd>{say(`about-${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <table className="bj-strategy">
        <thead>
          <tr>
            <th scope="col">{say('strategyOwn')}</th>
            {UP_VALUES.map((up) => (
              <th key={up} scope="col">
                {rankText(up)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strategyRows().map((row) => (
            <Row key={`${row.kind} ${row.value}`} row={row} say={say} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ row, say }: { row: StrategyRow; say: Say }) {
  return (
    <tr>
      <th scope="row">{rowText(row)}</th>
      {row.cells.map((cell, index) => {
        const kind = kindOf(cell)
        return (
          <td className={`bj-best bj-best-${kind}`} key={UP_VALUES[index]}>
            <abbr title={say(`about-${kind}`)}>{say(`letter-${kind}`)}</abbr>
          </td>
        )
      })}
    </tr>
  )
}

function kindOf({ move, otherwise }: StrategyCell): (typeof SHOWN)[number] {
  return move === 'double' && otherwise === 'stand' ? 'doubleStand' : move
}

function rowText({ kind, value }: StrategyRow): string {
  if (kind === 'hard') return String(value)
  return kind === 'soft' ? `A,${value}` : `${rankText(value)},${rankText(value)}`
}

function rankText(value: number): string {
  return value === 1 ? 'A' : String(value)
}
