import { unallocatedText } from '@maidan/locales'
import { Badge, Button, Card, useText, type Tone } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { Money as Sum, MoneyState } from '../../features/unallocated/queries.ts'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Subject } from '../../parts/facts/subject.tsx'
import { WaitingAge } from '../../parts/facts/waiting-age.tsx'
import { When } from '../../parts/facts/when.tsx'

const tones = { open: 'waiting', credited: 'good', returned: 'neutral' } as const satisfies Record<
  MoneyState,
  Tone
>

type Props = {
  sum: Sum
  /** Nothing for those who only read. */
  onAct: ((act: 'give' | 'return') => void) | undefined
}

/** One sum that was set aside: who says that it came, from where, and what can be done with it. */
export function SumCard({ sum, onAct }: Props) {
  const t = useText(unallocatedText)
  return (
    <Card className="flex h-full flex-col gap-2 px-4 py-3" padded={false}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">
          <Money amount={sum.amount} currency={sum.currency} />
          <span className="text-sm font-normal text-quiet"> · {sum.method}</span>
        </h2>
        <span className="flex items-center gap-2">
          {sum.state === 'open' && <WaitingAge className="text-sm" since={sum.came_at} />}
          <Badge tone={tones[sum.state]}>{t(`view_${sum.state}`)}</Badge>
        </span>
      </div>
      <Facts>
        <Fact copy={sum.trx_id} name={t('trxId')}>
          <span className="tabular">{sum.trx_id}</span>
        </Fact>
        <Fact copy={sum.sender} name={t('sender')}>
          {sum.sender === '' ? t('senderNone') : <span className="tabular">{sum.sender}</span>}
        </Fact>
        <Fact name={t('source')}>{t(`source_${sum.source}`)}</Fact>
        {sum.invoice !== '' && <Fact name={t('invoice')}>{sum.invoice}</Fact>}
        <Fact name={t('cameAt')}>
          <When at={sum.came_at} zone />
        </Fact>
        <Fact name={t('parkedAt')}>
          <When at={sum.parked_at} zone />
        </Fact>
        <Ending sum={sum} />
      </Facts>
      {sum.state === 'open' && <Acts onAct={onAct} sum={sum} />}
    </Card>
  )
}

/** What became of it. */
function Ending({ sum }: { sum: Sum }) {
  const t = useText(unallocatedText)
  const { payment, player, return_trx_id, ended_at, ended_by } = sum
  return (
    <>
      {payment !== null && (
        <Fact name={t('payment')}>
          <Subject subject={`payment:${payment}`} />
        </Fact>
      )}
      {player !== null && <Fact name={t('player')}>{player}</Fact>}
      {return_trx_id !== null && (
        <Fact copy={return_trx_id} name={t('returnTrxId')}>
          <span className="tabular">{return_trx_id}</span>
        </Fact>
      )}
      {ended_at !== null && (
        <Fact name={t('endedBy')}>
          {ended_by} · <When at={ended_at} />
        </Fact>
      )}
    </>
  )
}

function Acts({ sum, onAct }: Props) {
  const t = useText(unallocatedText)
  if (sum.approval_asked_by !== null)
    return (
      <Link className="mt-auto inline-flex min-h-11 items-center lg:min-h-9" to={paths.approvals}>
        <Badge tone="waiting">{t('waits', { name: sum.approval_asked_by })}</Badge>
      </Link>
    )
  if (!onAct) return null
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      <Button onClick={() => onAct('give')} size="small">
        {t('give')}
      </Button>
      <Button look="secondary" onClick={() => onAct('return')} size="small">
        {t('return')}
      </Button>
    </div>
  )
}
