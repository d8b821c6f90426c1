import { protectionText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { AskedChange } from './asked-change.tsx'
import type { LimitProps } from './limit-props.ts'
import { LimitSheet } from './limit-sheet.tsx'
import { leftKey } from './left-key.ts'
import { useLimitText } from './use-limit-text.ts'

/** A limit, what of it is left, and what was asked for instead. */
export function LimitRow({ limit, currency }: LimitProps) {
  const t = useText(protectionText)
  const text = useLimitText(limit, currency)
  const [isOpen, setOpen] = useState(false)
  const name = t('settingOf', {
    kind: t(`kind_${limit.kind}`),
    period: t(`period_${limit.period}`),
  })
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-quiet">{t(`period_${limit.period}`)}</p>
          <p className={clsx('tabular font-semibold', limit.amount === null && 'text-quiet')}>
            {limit.amount === null ? t('unset') : text(limit.amount)}
          </p>
        </div>
        <Button
          aria-label={`${t(limit.amount === null ? 'setNow' : 'change')}: ${name}`}
          look="secondary"
          onClick={() => setOpen(true)}
          size="small"
        >
          {t(limit.amount === null ? 'setNow' : 'change')}
        </Button>
      </div>
      <Left currency={currency} limit={limit} />
      {limit.asked !== null && (
        <AskedChange asked={limit.asked} currency={currency} limit={limit} />
      )}
      {isOpen && (
        <LimitSheet currency={currency} limit={limit} onClose={() => setOpen(false)} title={name} />
      )}
    </li>
  )
}

/** What is left in the period that runs, in words and as a line. */
function Left({ limit, currency }: LimitProps) {
  const t = useText(protectionText)
  const text = useLimitText(limit, currency)
  const key = leftKey(limit)
  if (key === null || limit.left === null || limit.used === null || limit.amount === null)
    return null
  const percent = Math.min(100, (Number(limit.used) / Math.max(Number(limit.amount), 1)) * 100)
  return (
    <>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-field-700">
        <div
          className={clsx('h-full rounded-full', percent < 100 ? 'bg-grass' : 'bg-amber')}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="tabular flex flex-wrap justify-between gap-x-3 text-sm">
        <span>{t(key, { left: text(limit.left) })}</span>
        <span className="text-quiet">
          {t('usedOf', { used: text(limit.used), amount: text(limit.amount) })}
        </span>
      </p>
    </>
  )
}
