import { mostsText } from '@maidan/locales'
import { parseAmount } from '@maidan/money'
import { AmountField, Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'
import { mostChange } from './most-change.ts'
import { useSetMost } from './queries.ts'
import type { ProviderDay } from './queries.ts'

type Props = { day: ProviderDay; onClose: () => void }

/** Lowers what a provider may pay out in a day at once, or asks a second person to raise it. */
export function SetMostDialog({ day, onClose }: Props) {
  const t = useText(mostsText)
  const language = useLanguage()
  const act = useSetMost()
  const { platform, currency } = day
  const isAmount = (typed: string) => typed !== '' && parseAmount(typed, currency).ok
  const meansOf = (typed: string) => (isAmount(typed) ? mostChange(typed, day) : undefined)
  const faultOf = (typed: string) => {
    if (!isAmount(typed)) return t('mostMissing')
    return meansOf(typed) === 'same' ? t('sameMost') : undefined
  }
  const form = useFields({ most: '', reason: '' }, (typed) => ({
    most: faultOf(typed.most),
    reason: typed.reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const means = meansOf(form.values.most)
  const send = form.onSubmit(({ most, reason }) =>
    act.mutate(
      { platform, currency, most, reason: reason.trim() },
      {
        onSuccess: ({ approval_id }) => {
          showToast(t(approval_id === null ? 'lowered' : 'sent'), 'good')
          onClose()
        },
      },
    ),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(means === undefined || means === 'higher' ? 'raise' : 'lower')}
      onClose={onClose}
      onConfirm={send}
      title={t('ask')}
    >
      <Present day={day} />
      <AmountField
        autoComplete="off"
        currency={currency}
        label={t('most')}
        {...form.field('most', fieldFailure(act.error, 'most', language))}
      />
      {means !== undefined && means !== 'same' && (
        <div aria-live="polite">
          <Note icon={TriangleAlert} tone={means === 'lower' ? 'info' : 'bad'}>
            {t(`${means}Means`)}
          </Note>
        </div>
      )}
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
      />
      <RefusalNote error={act.error} fields={['most', 'reason']} />
    </AskDialog>
  )
}

function Present({ day }: { day: ProviderDay }) {
  const t = useText(mostsText)
  const { name, currency, most, paid_out, is_default } = day
  return (
    <div>
      <b className="block text-sm font-semibold">{t('what', { provider: name, currency })}</b>
      {is_default && <span className="text-sm text-quiet">{t('byDefault')}</span>}
      <Facts>
        <Fact name={t('mostNow')}>
          <Money amount={most} code currency={currency} />
        </Fact>
        <Fact name={t('paidOutNow')}>
          <Money amount={paid_out} code currency={currency} />
        </Fact>
      </Facts>
    </div>
  )
}
