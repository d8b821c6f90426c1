import type { BoardVoice } from '../../../board.ts'
import type { CupKey } from '../words/en.ts'

/** So many places are told one by one; of more only the last paid one follows. */
const TOLD_PLACES = 6

type PrizeRowsProps = {
  /** What each paid place wins, the first first, as it is read. */
  prizes: readonly string[]
  voice: Pick<BoardVoice<CupKey>, 'say'>
}

/** Paid places and what they win. */
export function PrizeRows({ prizes, voice: { say } }: PrizeRowsProps) {
  const isLong = prizes.length > TOLD_PLACES
  const told = isLong ? prizes.slice(0, TOLD_PLACES - 1) : prizes
  const rows = told.map((prize, index) => ({ place: index + 1, prize }))
  const last = isLong ? [{ place: prizes.length, prize: prizes.at(-1) ?? '' }] : []
  return (
    <table className="cup-prize-rows">
      <tbody>
        {[...rows, ...last].map(({ place, prize }) => (
          <tr key={place}>
            <th scope="row">{say(place > told.length ? 'toPlace' : 'place', { place })}</th>
            <td>{prize}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
