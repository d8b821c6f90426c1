import { protectionText } from '@maidan/locales'
import { Button, showToast, siteMinute, useTimeLeft } from '@maidan/ui'
import { Clock3 } from 'lucide-react'
import {
  useConfirmLimit,
  useTakeBackLimit,
  type PlayLimit,
} from '../../features/protection/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import type { LimitProps } from './limit-props.ts'
import { useLimitText } from './use-limit-text.ts'

type Props = LimitProps & { asked: NonNullable<PlayLimit['asked']> }

/** A looser limit that was asked for: from when it may be said yes to, and the way back. */
export function AskedChange({ limit, currency, asked }: Props) {
  const t = useText(protectionText)
  const text = useLimitText(limit, currency)
  const isUsable = useTimeLeft(Date.parse(asked.usable_at)) === 0
  const amount = text(asked.amount)
  return (
    <div className="flex flex-col gap-2 rounded-card border border-amber/40 bg-amber/10 p-3">
      <p className="flex items-start gap-2 text-sm">
        <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
        {isUsable
          ? t('askedReady', { amount, time: siteMinute(asked.lapses_at) })
          : t('asked', { amount, time: siteMinute(asked.usable_at) })}
      </p>
      <Answers isUsable={isUsable} limit={limit} />
    </div>
  )
}

function Answers({
  limit: { kind, period },
  isUsable,
}: Pick<Props, 'limit'> & { isUsable: boolean }) {
  const t = useText(protectionText)
  const language = useLanguage()
  const said = (done: string) => ({
    onSuccess: () => showToast(done, 'good'),
    onError: (error: Error) =>
      showToast(failureText(error, { language, fallback: t('failed') }), 'bad'),
  })
  const confirm = useConfirmLimit(said(t('changed')))
  const takeBack = useTakeBackLimit(said(t('kept')))
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {isUsable && (
        <Button
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ kind, period })}
          size="small"
        >
          {t('sayYes')}
        </Button>
      )}
      <Button
        busy={takeBack.isPending}
        look="secondary"
        onClick={() => takeBack.mutate({ kind, period })}
        size="small"
      >
        {t('keep')}
      </Button>
    </div>
  )
}
