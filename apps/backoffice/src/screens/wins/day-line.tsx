import { deskText, mostsText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { percentPaidOut } from '../../features/mosts/most-change.ts'
import type { ProviderDay } from '../../features/mosts/queries.ts'
import { FillBar } from '../../parts/facts/fill-bar.tsx'
import { Money } from '../../parts/facts/money.tsx'

type Props = { day: ProviderDay; mayChange: boolean; onChange: () => void }

/** One provider's day in one currency, with the way to another most. */
export function DayLine({ day, mayChange, onChange }: Props) {
  const t = useText(mostsText)
  const { name, currency, held } = day
  const percent = percentPaidOut(day)
  const what = t('what', { provider: name, currency })
  return (
    <li className="py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-wrap items-baseline gap-2">
          <b className="font-semibold wrap-anywhere">{name}</b>
          <StateBadge state={day.state} />
        </span>
        <span>
          <Money amount={day.paid_out} className="font-semibold" currency={currency} />{' '}
          <span className="text-quiet">
            {t('of')} <Money amount={day.most} code currency={currency} />
          </span>
        </span>
      </div>
      <FillBar
        label={t('bar', { what, percent })}
        percent={percent}
        {...(day.state === 'reached' && { isFull: true })}
      />
      <div className="mt-1 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-44 text-xs text-quiet">
          {held > 0 && (
            <b className="block text-amber">
              {held === 1 ? t('heldOne') : t('held', { count: held })}
            </b>
          )}
          {day.is_default && t('byDefault')}
        </span>
        <Change day={day} mayChange={mayChange} onChange={onChange} />
      </div>
    </li>
  )
}

function StateBadge({ state }: Pick<ProviderDay, 'state'>) {
  const t = useText(mostsText)
  if (state === 'within') return null
  return <Badge tone={state === 'reached' ? 'hot' : 'waiting'}>{t(state)}</Badge>
}

function Change({ day, mayChange, onChange }: Props) {
  const t = useText(mostsText)
  const desk = useText(deskText)
  const { name: provider, currency } = day
  return (
    <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
      {day.approval_id !== null && (
        <Link aria-label={`${desk('approvals')}: ${t('waits')}`} to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {mayChange && (
        <Button
          aria-label={t('changeWhat', { provider, currency })}
          className="max-lg:h-11"
          look="secondary"
          onClick={onChange}
          size="small"
        >
          {t('change')}
        </Button>
      )}
    </span>
  )
}
