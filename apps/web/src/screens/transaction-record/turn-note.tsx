import { paymentHelpText } from '@maidan/locales'
import { siteTime } from '@maidan/ui'
import type { Transaction } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  transaction: Transaction
  /** When the record was read: what is late now is measured by it. */
  nowMs: number
}

/** Whose turn it is and until when; plain words once that time is over. */
export function TurnNote({ transaction, nowMs }: Props) {
  const t = useText(paymentHelpText)
  const { turn, payment_method: method } = transaction
  if (turn === undefined) return null
  const { owner, due_at: dueAt } = turn
  const isLate = dueAt !== null && Date.parse(dueAt) <= nowMs
  if (isLate && owner !== 'player') return <p className="text-sm text-amber">{t('late')}</p>
  const time = dueAt === null ? '' : siteTime(dueAt)
  if (owner === 'player')
    return (
      <p className="text-sm">
        {t(time === '' || isLate ? 'turn_player' : 'turn_playerUntil', { time })}
      </p>
    )
  return <p className="text-sm">{t(`turn_${owner}`, { time, method: method?.name ?? '' })}</p>
}
