import { liabilityText } from '@maidan/locales'
import { parseAmount } from '@maidan/money'
import { AmountField, Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import { fieldFailure } from '../../lib/failure-text.ts'
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
  const checkLimit = (next: string) => {
    if (!isAmount(next)) return t('newLimitMissing')
    return limitChange(next, limit, atRisk) === 'same' ? t('sameLimit') : undefined
  }
  const form = useFields({ limit: '', reason: '' }, (typed) => ({
    limit: checkLimit(typed.limit),
    reason: typed.reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const { sport, scope } = limit
  const ask = form.onSubmit((asked) =>
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
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('send')}
      onClose={onClose}
      onConfirm={ask}
      title={t('ask')}
    >
      <Present atRisk={atRisk} limit={limit} />
      <AmountField
        autoComplete="off"
        label={t('newLimit')}
        {...form.field('limit', fieldFailure(act.error, 'limit', language))}
      />
      <Meaning atRisk={atRisk} limit={limit} typed={form.values.limit} />
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
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
