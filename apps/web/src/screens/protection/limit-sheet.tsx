import { protectionText } from '@maidan/locales'
import { AmountField, Button, NumberField, Sheet } from '@maidan/ui'
import { useId } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import type { LimitProps } from './limit-props.ts'
import { useLimitForm } from './use-limit-form.ts'

type Props = LimitProps & { title: string; onClose: () => void }

/** Asks how much a limit lets by, and says beforehand whether it holds at once. */
export function LimitSheet({ limit, currency, title, onClose }: Props) {
  const t = useText(protectionText)
  const language = useLanguage()
  const { set, save, isTime, field, onSubmit } = useLimitForm({ limit, currency }, onClose)
  const id = useId()
  return (
    <Sheet
      footer={
        <div className="flex flex-wrap gap-3 *:grow">
          {limit.amount !== null && (
            <Button disabled={set.isPending} look="quiet" onClick={() => save(null)}>
              {t('remove')}
            </Button>
          )}
          <Button busy={set.isPending} form={id} type="submit">
            {t('save')}
          </Button>
        </div>
      }
      onOpenChange={(open) => {
        if (!open && !set.isPending) onClose()
      }}
      open
      title={title}
    >
      <form className="flex flex-col gap-4" id={id} noValidate onSubmit={onSubmit}>
        {isTime ? (
          <NumberField label={t('minutes')} maxLength={4} {...field} />
        ) : (
          <AmountField currency={currency} label={t('amount')} {...field} />
        )}
        {set.isError && field.error === undefined && (
          <FormNote>
            {failureText(set.error, { language, fallback: t('failed'), network: t('failed') })}
          </FormNote>
        )}
      </form>
    </Sheet>
  )
}
