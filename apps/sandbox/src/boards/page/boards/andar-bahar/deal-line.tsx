import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { CountedAmount } from '../../show/counted-amount.tsx'
import type { DealView } from './deal-steps.ts'
import type { AndarBaharProps } from './props.ts'
import type { AndarBaharKey } from './words/en.ts'

type DealLineProps = { table: AndarBaharProps; view: DealView }

/** What is waited for, or how the round ended. */
export function DealLine({ table, view }: DealLineProps) {
  const { voice, round, phase, isStill } = table
  const { say, money } = voice
  const { ended } = view
  if (ended === null || ended.totalMinor === 0n) {
    return (
      <p className="andar-line" role="status">
        {plainLine(table, view)}
      </p>
    )
  }
  const { count, totalMinor } = ended
  const values = { side: say(ended.side), count }
  const isCounting = phase === 'showing' && !isStill
  const durationMs = isCounting ? countDurationMs(totalMinor, round?.betMinor ?? 0n) : 0
  return (
    <p className="andar-line andar-line-won">
      <span className="spoken" role="status">
        {say('won', { ...values, amount: money(totalMinor) })}
      </span>
      <span aria-hidden="true">
        {say('wonAt', values)}{' '}
        <b>
          <CountedAmount durationMs={durationMs} money={money} toMinor={totalMinor} />
        </b>
      </span>
    </p>
  )
}

const NAMED: Readonly<Record<number, AndarBaharKey>> = {
  1: 'rank1',
  11: 'rank11',
  12: 'rank12',
  13: 'rank13',
}

function plainLine({ phase, voice: { say } }: AndarBaharProps, view: DealView): string {
  const { ended, joker, isJokerUp } = view
  if (ended !== null) return say('lost', { side: say(ended.side), count: ended.count })
  if (phase === 'ready') return say('begin')
  if (phase === 'asking') return say('dealing')
  if (joker === null || !isJokerUp) return ''
  const named = NAMED[joker.rank]
  return say('waits', { rank: named === undefined ? String(joker.rank) : say(named) })
}
