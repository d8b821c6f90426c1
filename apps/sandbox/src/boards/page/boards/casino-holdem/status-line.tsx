import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { CountedAmount } from '../../show/counted-amount.tsx'
import type { HoldemView } from './deal-steps.ts'
import { handText } from './hand-text.ts'
import type { HoldemProps } from './props.ts'
import type { ShowDown } from './show-down.ts'

type StatusLineProps = { table: HoldemProps; view: HoldemView; hands: ShowDown }

/** What there is to know now, in a line or two. */
export function StatusLine({ table, view, hands }: StatusLineProps) {
  const text = view.paid === null ? openText(table, hands) : endText(table, view.paid, hands)
  const isWon = view.paid?.result === 'won' || view.paid?.result === 'unqualified'
  if (view.paid === null || !isWon) {
    return (
      <p className="ch-line" role="status">
        {text}
      </p>
    )
  }
  return (
    <p className="ch-line ch-line-won">
      <span className="spoken" role="status">
        {text}
      </span>
      <Won table={table} totalMinor={BigInt(view.paid.totalMinor)} />
    </p>
  )
}

function openText({ phase, voice }: HoldemProps, { own }: ShowDown): string {
  const { say } = voice
  if (phase === 'ready') return say('begin')
  return phase === 'open' && own !== null ? say('choose', { hand: handText(own, say) }) : ''
}

/** How the round ended, with both hands in words. */
function endText(
  { voice: { say, money } }: HoldemProps,
  { result, totalMinor }: NonNullable<HoldemView['paid']>,
  { own, dealer }: ShowDown,
): string {
  return say(`end-${result}`, {
    own: own === null ? '' : handText(own, say),
    dealer: dealer === null ? '' : handText(dealer, say),
    amount: money(BigInt(totalMinor)),
  })
}

/** What is paid, running up; both hands are named at their seats, and a screen reader has all in words. */
function Won({ table, totalMinor }: { table: HoldemProps; totalMinor: bigint }) {
  const { voice, round, phase, isStill } = table
  const isCounting = phase === 'showing' && !isStill
  return (
    <b aria-hidden="true">
      <CountedAmount
        durationMs={isCounting ? countDurationMs(totalMinor, round?.betMinor ?? 0n) : 0}
        money={voice.money}
        toMinor={totalMinor}
      />
    </b>
  )
}
