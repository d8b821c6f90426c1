import { commonText, securityText } from '@maidan/locales'
import { Button, PasswordField, useFields } from '@maidan/ui'
import { useState } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useBeginSecondFactor, type Authenticator } from '../../features/second-factor/queries.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { AddToApp } from './add-to-app.tsx'
import { StepHead } from './step-head.tsx'

type Props = { onDone: (codes: readonly string[]) => void }

/** The way to a code at log-in: the password, the app with its first code, the recovery codes. */
export function TurnOn({ onDone }: Props) {
  const [authenticator, setAuthenticator] = useState<Authenticator | null>(null)
  return authenticator === null ? (
    <PasswordStep onPassed={setAuthenticator} />
  ) : (
    <AddToApp authenticator={authenticator} onDone={onDone} />
  )
}

function PasswordStep({ onPassed }: { onPassed: (shown: Authenticator) => void }) {
  const t = useText(securityText)
  const common = useText(commonText)
  const language = useLanguage()
  const begin = useBeginSecondFactor()
  const form = useFields({ password: '' }, ({ password }) => ({
    password: password === '' ? t('passwordMissing') : undefined,
  }))
  const refused = fieldErrors(begin.error, language)['password']
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={form.onSubmit(({ password }) => begin.mutate(password, { onSuccess: onPassed }))}
    >
      <StepHead lead={t('passwordLead')} step={1} title={t('passwordTitle')} />
      <PasswordField label={t('password')} {...form.field('password', refused)} />
      {begin.error !== null && refused === undefined && (
        <FormNote>{failureText(begin.error, { language, fallback: t('broke') })}</FormNote>
      )}
      <Button busy={begin.isPending} type="submit" wide>
        {common('next')}
      </Button>
    </form>
  )
}
