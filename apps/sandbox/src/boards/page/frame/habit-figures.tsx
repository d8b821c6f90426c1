import { percentText } from '@maidan/casino'
import type { ReactNode } from 'react'

type Return = Parameters<typeof percentText>[0]
type HabitFiguresProps = {
  /** What best play is called, and what it returns. */
  best: string
  bestReturn: Return | undefined
  habits: readonly { name: string; exactReturn: Return }[]
}

/** What comes back with best play, and below it with simple ways to play. */
export function HabitFigures({ best, bestReturn, habits }: HabitFiguresProps): ReactNode {
  return (
    <table className="bet-figures">
      <tbody>
        <tr>
          <th scope="row">{best}</th>
          <td>{bestReturn && percentText(bestReturn)} %</td>
        </tr>
        {habits.map(({ name, exactReturn }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percentText(exactReturn)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
