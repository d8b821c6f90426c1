import { activeHand, type Card } from '@maidan/casino'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { CountedAmount } from '../../show/counted-amount.tsx'
import { countText } from './count-text.ts'
import type { DealView } from './deal-steps.ts'
import type { BlackjackProps } from './props.ts'
import { stakedMinor } from './staked-minor.ts'
import type { Moves } from './use-moves.ts'
import { worthText } from './worth-text.ts'

type StatusLineProps = { table: BlackjackProps; view: DealView; moves: Moves }

/** What there is to know now, in a line or two. */
export function StatusLine({ table, view, moves }: StatusLineProps) {
  const { say } = table.voice
  if (view.paid !== null) return <Paid table={table} totalMinor={view.paid.totalMinor} />
  const [best] = moves.advice ?? []
  if (best !== undefined) {
    return (
      <p className="bj-line bj-line-advice" role="status">
        {say('hintBest', { move: say(best.move), worth: worthText(best) })}
      </p>
    )
  }
  return (
    <p className="bj-line" role="status">
      {plainLine(table, view)}
    </p>
  )
}

function plainLine({ phase, voice }: BlackjackProps, view: DealView): string {
  const { say } = voice
  if (phase === 'ready') return say('begin')
  const place = activeHand({ hands: view.hands, dealer: [] })
  const hand = view.hands[place]
  const up = view.dealer.filter((card): card is Card => card !== null)
  if (phase !== 'open' || hand === undefined) return ''
  const values = { own: countText(hand.cards), up: countText(up), place: place + 1 }
  return say(view.hands.length > 1 ? 'chooseHalf' : 'choose', values)
}

function Paid({ table, totalMinor }: { table: BlackjackProps; totalMinor: bigint }) {
  const { voice, round, phase, isStill } = table
  const { say, money } = voice
  const betMinor = round?.betMinor ?? 0n
  const staked = stakedMinor(round?.events ?? [], betMinor)
  if (totalMinor <= staked) {
    const values = { amount: money(totalMinor), staked: money(staked) }
    const key = totalMinor === staked ? 'stakeBack' : totalMinor === 0n ? 'nothing' : 'partBack'
    return (
      <p className="bj-line" role="status">
        {say(key, values)}
      </p>
    )
  }
  const isCounting = phase === 'showing' && !isStill
  return (
    <p className="bj-line bj-line-won">
      <span className="spoken" role="status">
        {say('paid', { amount: money(totalMinor) })}
      </span>
      <b aria-hidden="true">
        <CountedAmount
          durationMs={isCounting ? countDurationMs(totalMinor, betMinor) : 0}
          money={money}
          toMinor={totalMinor}
        />
      </b>
    </p>
  )
}
