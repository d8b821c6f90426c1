import { resetPassword } from '@maidan/contract/facts'
import { forgotText } from '@maidan/locales'
import { Button, CodeField, PasswordField, useFields } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { DoneNote } from '../../app/notes/done-note.tsx'
import { FormNote } from '../../app/notes/form-note.tsx'
import { paths } from '../../lib/paths.ts'
import { callApi } from '../../lib/calls/api.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { resetProblem, type ResetFields } from './forgot-checks.ts'
import type { Sent } from './sent.ts'

const LEAVE_AFTER_MS = 1500

/** Second step, on the same route: the code and the new password. */
export function ResetStep({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useText(forgotText)
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useFields<ResetFields>({ otp: '', password: '', confirm: '' }, (fields) => {
    const found = resetProblem(fields)
    return found ? { [found.field]: t(found.problem) } : {}
  })
  const reset = useMutation({
    mutationFn: ({ otp, password, confirm }: ResetFields) =>
      callApi(resetPassword, {
        body: { otp, password, password_confirmation: confirm, username: sent.username },
      }),
    onSuccess: () => setTimeout(() => navigate({ to: paths.login }), LEAVE_AFTER_MS),
  })
  const channel = t(`channel_${sent.way}`)
  const texts = { language, fallback: t('resetFailed'), network: t('resetBroke') }
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={form.onSubmit((fields) => reset.mutate(fields))}
    >
      <DoneNote>{t('sent', { channel })}</DoneNote>
      <CodeField label={t('otp')} placeholder={t('otpPlaceholder')} {...form.field('otp')} />
      <PasswordField
        autoComplete="new-password"
        label={t('password')}
        {...form.field('password')}
      />
      <PasswordField autoComplete="new-password" label={t('confirm')} {...form.field('confirm')} />
      {reset.isError && <FormNote>{failureText(reset.error, texts)}</FormNote>}
      {reset.isSuccess && <DoneNote>{t('resetDone')}</DoneNote>}
      <Button
        busy={reset.isPending}
        disabled={reset.isPending || reset.isSuccess}
        type="submit"
        wide
      >
        {reset.isPending ? t('resetting') : t('reset')}
      </Button>
      <Button disabled={reset.isPending || reset.isSuccess} look="quiet" onClick={onAgain} wide>
        {t('again')}
      </Button>
    </form>
  )
}
