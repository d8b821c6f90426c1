import { cashierText, languages, localeOf, translator } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { FieldFrame, inputClass, useFields, useLanguage, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { Direction } from '../../../features/payments/payment.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import type { QuestionProps } from './question-props.ts'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'

const reasonLengthMax = 300

const commonReasons = {
  deposit: [
    'reasonNotArrived',
    'reasonOtherAmount',
    'reasonOtherNumber',
    'reasonUsed',
    'reasonOldAccount',
  ],
  withdrawal: ['reasonNumber', 'reasonNotOwn', 'reasonCheck', 'reasonAsked'],
} as const satisfies Record<Direction, readonly string[]>

/** Asks for the reason of a rejection, which the player reads word for word. */
export function RejectPayment({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const form = useFields({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const box = useRef<HTMLTextAreaElement>(null)
  const choose = (reason: string) => {
    form.set('reason', reason)
    box.current?.focus()
  }
  const confirm = form.onSubmit(({ reason }) =>
    act.run({ act: 'reject', payment, reason: reason.trim() }, onClose),
  )
  const { error, ...input } = form.field('reason', fieldFailure(act.error, 'reason', language))
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('reject')}
      danger
      onClose={onClose}
      onConfirm={confirm}
      title={t(payment.direction === 'deposit' ? 'askRejectDeposit' : 'askRejectWithdrawal')}
    >
      <p className="text-sm">
        <Money amount={payment.amount} className="font-semibold" code currency={payment.currency} />{' '}
        {t('forPlayer', { player: payment.player.username })}{' '}
        {payment.direction === 'withdrawal' && t('heldGoesBack')}
      </p>
      <FieldFrame error={error} hint={t('reasonHint')} id="reject-reason" label={t('reason')}>
        <textarea
          aria-describedby="reject-reason-note"
          aria-invalid={error === undefined ? undefined : true}
          className={clsx(inputClass, 'h-auto! min-h-20 py-2')}
          id="reject-reason"
          maxLength={reasonLengthMax}
          rows={3}
          ref={box}
          {...input}
        />
      </FieldFrame>
      <CommonReasons direction={payment.direction} onChoose={choose} />
      <RefusalNote error={act.error} fields={['reason']} />
    </AskDialog>
  )
}

/** Ready reasons in the player's language, which need not be the staff's own. */
function CommonReasons(props: { direction: Direction; onChoose: (reason: string) => void }) {
  const t = useText(cashierText)
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const words = translator(cashierText, language)
  return (
    <fieldset className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <legend className="contents text-sm font-medium">{t('commonReasons')}</legend>
        <span className="flex gap-1">
          {languages.map((one) => (
            <button
              aria-pressed={one === language}
              className={clsx(
                'h-8 rounded-full px-2.5 text-xs font-semibold',
                one === language ? 'bg-field-700' : 'text-quiet hover:text-text',
              )}
              key={one}
              lang={one}
              onClick={() => setLanguage(one)}
              type="button"
            >
              {localeOf(one).name}
            </button>
          ))}
        </span>
      </div>
      <div className="flex flex-col gap-1" lang={language}>
        {commonReasons[props.direction].map((key) => (
          <button
            className="rounded-md border border-field-700 px-3 py-1.5 text-left text-sm transition hover:bg-field-800"
            key={key}
            onClick={() => props.onChoose(words(key))}
            type="button"
          >
            {words(key)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
