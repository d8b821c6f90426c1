import { liabilityText } from '@maidan/locales'
import { parseAmount } from '@maidan/money'
import { AmountField, Field, useLanguage, useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { fieldFailure } from '../../lib/failure-text.ts'
import { showToast } from '@maidan/ui'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { useScopeWords, useSportWords } from '../../parts/exchange/exchange-words.tsx'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { limitChange } from './limit-change.ts'
import { useAskLimit } from './queries.ts'
import type { HouseLimit } from './queries.ts'

type Props = {
  limit: HouseLimit
  /** The most that is at risk now on something that this limit is for. */
  atRisk: string
  onClose: () => void
}

const reasonLengthMax = 300
const currency = 'BDT'

/** Asks a second person for another limit, and says before what it would do to the offers. */
export function AskLimitDialog({ limit, atRisk, onClose }: Props) {
  const t = useText(liabilityText)
  const language = useLanguage()
  const act = useAskLimit()
  const form = useForm({ defaultValues: { limit: '', reason: '' } })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'limit' })
  const { sport, scope } = limit
  const ask = form.handleSubmit((asked) =>
    act.mutate(
      { sport, scope, limit: asked.limit, reason: asked.reason.trim() },
      {
        onSuccess: () => {
          showToast(t('sent'), 'good')
          onClose()
        },
      },
    ),
  )
  const checkLimit = (next: string) => {
    if (!isAmount(next)) return t('newLimitMissing')
    return limitChange(next, limit, atRisk) !== 'same' || t('sameLimit')
  }
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('send')}
      onClose={onClose}
      onConfirm={() => void ask()}
      title={t('ask')}
    >
      <Present atRisk={atRisk} limit={limit} />
      <AmountField
        autoComplete="off"
        error={errors.limit?.message ?? fieldFailure(act.error, 'limit', language)}
        label={t('newLimit')}
        {...form.register('limit', { validate: checkLimit })}
      />
      <Meaning atRisk={atRisk} limit={limit} typed={typed} />
      <Field
        autoComplete="off"
        error={errors.reason?.message ?? fieldFailure(act.error, 'reason', language)}
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || t('reasonMissing'),
        })}
      />
      <RefusalNote error={act.error} fields={['limit', 'reason']} />
    </AskDialog>
  )
}

function Present({ limit, atRisk }: Pick<Props, 'limit' | 'atRisk'>) {
  const t = useText(liabilityText)
  const sportWord = useSportWords()
  const scopeWord = useScopeWords()
  return (
    <div>
      <b className="block text-sm font-semibold">
        {t('askWhat', { sport: sportWord(limit.sport), scope: scopeWord(limit.scope) })}
        <span className="font-normal text-quiet"> · {t(`means_${limit.scope}`)}</span>
      </b>
      <Facts>
        <Fact name={t('limitNow')}>
          <Money amount={limit.limit} currency={currency} />
        </Fact>
        <Fact name={t('atRiskNow')}>
          <Money amount={atRisk} currency={currency} />
        </Fact>
      </Facts>
    </div>
  )
}

function Meaning({ typed, limit, atRisk }: Pick<Props, 'limit' | 'atRisk'> & { typed: string }) {
  const t = useText(liabilityText)
  if (!isAmount(typed)) return null
  const means = limitChange(typed, limit, atRisk)
  if (means === 'same') return null
  const isGrave = means === 'zero' || means === 'below'
  return (
    <div aria-live="polite">
      <Note icon={TriangleAlert} tone={isGrave ? 'bad' : 'info'}>
        {t(`${means}Means`)}
      </Note>
    </div>
  )
}

function isAmount(typed: string): boolean {
  return typed !== '' && parseAmount(typed, currency).ok
}
