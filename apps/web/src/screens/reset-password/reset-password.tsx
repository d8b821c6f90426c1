import { isApiFailure } from '@maidan/client'
import { changePassword } from '@maidan/contract/facts'
import { passwordText } from '@maidan/locales'
import { Button, PageHeader, PasswordField, useFields } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { FormNote } from '../../app/notes/form-note.tsx'
import { DoneNote } from '../../app/notes/done-note.tsx'
import { paths } from '../../lib/paths.ts'
import { callApi } from '../../lib/calls/api.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { forgetLogin } from '../../lib/session/session.ts'
import { passwordChangeProblem, type PasswordFields } from './password-checks.ts'

const LEAVE_AFTER_MS = 1500

export function ResetPassword() {
  const t = useText(passwordText)
  const navigate = useNavigate()
  const form = useFields<PasswordFields>({ current: '', next: '', confirm: '' }, (fields) => {
    const found = passwordChangeProblem(fields)
    return found ? { [found.field]: t(found.problem) } : {}
  })
  const change = useChange()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.account })} title={t('title')} />
      <main className="mx-auto max-w-md p-4">
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={form.onSubmit((fields) => change.mutate(fields))}
        >
          <PasswordField label={t('current')} {...form.field('current')} />
          <PasswordField autoComplete="new-password" label={t('next')} {...form.field('next')} />
          <p className="-mt-2 text-sm text-quiet">
            {t('hint')} {t('note')}
          </p>
          <PasswordField
            autoComplete="new-password"
            label={t('confirm')}
            {...form.field('confirm')}
          />
          {change.isError && <ChangeFailed error={change.error} />}
          {change.isSuccess && <DoneNote>{t('done')}</DoneNote>}
          <Button
            busy={change.isPending}
            disabled={change.isPending || change.isSuccess}
            type="submit"
            wide
          >
            {change.isPending ? t('saving') : t('save')}
          </Button>
        </form>
      </main>
    </>
  )
}

/** That it failed, in the documents' words, and below it the server's reason if it gave one. */
function ChangeFailed({ error }: { error: Error }) {
  const t = useText(passwordText)
  const language = useLanguage()
  if (isApiFailure(error) && error.kind === 'network') return <FormNote>{t('broke')}</FormNote>
  return (
    <FormNote>
      <span>
        <span className="block">{t('failed')}</span>
        {failureText(error, { language, fallback: '' })}
      </span>
    </FormNote>
  )
}

/** Changes the password; the session has ended then, and the log-in follows (SIL-097). */
function useChange() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ current, next, confirm }: PasswordFields) =>
      callApi(changePassword, {
        body: {
          old_password: current,
          new_password: next,
          new_password_confirmation: confirm,
        },
      }),
    onSuccess: () =>
      setTimeout(() => {
        forgetLogin()
        navigate({ to: paths.login })
      }, LEAVE_AFTER_MS),
  })
}
