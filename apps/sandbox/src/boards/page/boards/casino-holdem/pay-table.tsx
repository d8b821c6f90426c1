import { HOLDEM_PAYS, POKER_NAMES, type PokerName } from '@maidan/casino'
import './pay-table.css'
import type { HoldemProps } from './props.ts'

type PayTableProps = {
  /** The hand that the ante was paid for. */
  lit: PokerName | null
  say: HoldemProps['voice']['say']
}

/** The hands that pay more than evens, best first. */
const ABOVE_EVENS = POKER_NAMES.filter(
  (name): name is Exclude<PokerName, 'pair' | 'high-card'> => HOLDEM_PAYS[name] > 1,
)

/** What the ante wins with each hand; all that are not named win as much as they cost. */
export function PayTable({ lit, say }: PayTableProps) {
  const isRest = lit !== null && HOLDEM_PAYS[lit] === 1
  return (
    <table className="ch-pays">
      <caption>{say('payTable')}</caption>
      <tbody>
        {ABOVE_EVENS.map((name) => (
          <tr className={name === lit ? 'ch-pay-lit' : undefined} key={name}>
            <th scope="row">{say(name)}</th>
            <td>{say('toOne', { times: String(HOLDEM_PAYS[name]) })}</td>
          </tr>
        ))}
        <tr className={isRest ? 'ch-pay-lit' : undefined}>
          <th scope="row">{say('straightOrLess')}</th>
          <td>{say('toOne', { times: String(HOLDEM_PAYS.straight) })}</td>
        </tr>
      </tbody>
    </table>
  )
}
