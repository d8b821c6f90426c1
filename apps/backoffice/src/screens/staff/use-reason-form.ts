import { staffText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { useForm } from 'react-hook-form'
import { fieldFailure } from '../../lib/failure-text.ts'

const reasonLengthMax = 300

/** The one field that every act on a member asks for; `error` is that of the act. */
export function useReasonForm(error: unknown) {
  const t = useText(staffText)
  const language = useLanguage()
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  return {
    confirm: (act: (reason: string) => void) =>
      void form.handleSubmit(({ reason }) => act(reason.trim()))(),
    field: {
      autoComplete: 'off',
      error: form.formState.errors.reason?.message ?? fieldFailure(error, 'reason', language),
      hint: t('reasonHint'),
      label: t('reason'),
      maxLength: reasonLengthMax,
      ...form.register('reason', {
        validate: (reason) => reason.trim() !== '' || t('reasonMissing'),
      }),
    },
  }
}
