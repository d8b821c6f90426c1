import type { BreakLength } from '@maidan/contract/facts'
import { protectionText } from '@maidan/locales'
import { Button, PasswordField, Sheet, showToast, useFields } from '@maidan/ui'
import { useId } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useBeginBreak } from '../../features/protection/queries.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

type Props = { length: BreakLength; onClose: () => void }

/** Says what a break means and that it cannot be undone, and asks the password once more. */
export function BeginBreakDialog({ length, onClose }: Props) {
  const t = useText(protectionText)
  const language = useLanguage()
  const begin = useBeginBreak()
  const id = useId()
  const form = useFields({ password: '' }, ({ password }) => ({
    password: password === '' ? t('passwordMissing') : undefined,
  }))
  const send = form.onSubmit(({ password }) =>
    begin.mutate(
      { length, password },
      {
        onSuccess: () => {
          showToast(t('begun'), 'good')
          onClose()
        },
      },
    ),
  )
  const words = { length: t(length) }
  const refused = fieldErrors(begin.error, language)['password']
  return (
    <Sheet
      footer={
        <div className="flex flex-wrap gap-3 *:grow">
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={begin.isPending} form={id} look="danger" type="submit">
            {t('begin')}
          </Button>
        </div>
      }
      onOpenChange={(open) => {
        if (!open && !begin.isPending) onClose()
      }}
      open
      title={t('confirmTitle', words)}
    >
      <form className="flex flex-col gap-4" id={id} noValidate onSubmit={send}>
        <p className="font-medium">{t('confirmMeans', words)}</p>
        <p className="text-sm text-quiet">{t('confirmKeeps')}</p>
        <PasswordField
          autoComplete="current-password"
          label={t('password')}
          {...form.field('password', refused)}
        />
        {begin.isError && refused === undefined && (
          <FormNote>
            {failureText(begin.error, { language, fallback: t('failed'), network: t('failed') })}
          </FormNote>
        )}
      </form>
    </Sheet>
  )
}
