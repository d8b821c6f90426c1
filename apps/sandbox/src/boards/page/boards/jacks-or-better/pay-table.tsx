import { POKER_HANDS, POKER_PAYS, type PokerHand } from '@maidan/casino'
import type { JacksProps } from './props.ts'

type PayTableProps = {
  betMinor: bigint
  /** The hand on the table. */
  lit: PokerHand | null
  isPaid: boolean
  voice: JacksProps['voice']
}

/** What each hand pays at this stake; the hand that is there now is lit. */
export function PayTable({ betMinor, lit, isPaid, voice }: PayTableProps) {
  const { say, money } = voice
  return (
    <table aria-label={say('payTable', { bet: money(betMinor) })} className="jacks-pays">
      <tbody>
        {POKER_HANDS.map((hand) => (
          <tr
            className={hand === lit ? `jacks-pay-lit${isPaid ? ' jacks-pay-paid' : ''}` : undefined}
            key={hand}
          >
            <th scope="row">{say(hand)}</th>
            <td>{say('times', { times: String(POKER_PAYS[hand]) })}</td>
            <td className="jacks-pay-amount">{money(betMinor * BigInt(POKER_PAYS[hand]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
