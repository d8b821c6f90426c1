import { staffBeginEnrolment } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import { staffText } from '@maidan/locales'
import { Button, Field, useText } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../lib/api.ts'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

export type Claim = { username: string; code: string }
export type Authenticator = CallAnswer<Calls['staffBeginEnrolment']>

const lengthMax = 64

/** Who one is, and the code that one was given. */
export function ClaimForm(props: { onBegun: (claim: Claim, shown: Authenticator) => void }) {
  const t = useText(staffText)
  const form = useForm<Claim>({ defaultValues: { username: '', code: '' } })
  const { errors } = form.formState
  const begin = useMutation({
    mutationFn: (claim: Claim) => callApi(staffBeginEnrolment, { body: claim }),
    onSuccess: (shown, claim) => props.onBegun(claim, shown),
  })
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => void form.handleSubmit((claim) => begin.mutate(claim))(event)}
    >
      <Field
        autoCapitalize="none"
        autoComplete="username"
        error={errors.username?.message}
        label={t('name')}
        maxLength={lengthMax}
        spellCheck={false}
        {...form.register('username', {
          validate: (name) => name.trim() !== '' || t('nameMissing'),
        })}
      />
      <Field
        autoComplete="off"
        className="tabular uppercase"
        error={errors.code?.message}
        hint={t('enrolCodeHint')}
        label={t('enrolCode')}
        maxLength={lengthMax}
        spellCheck={false}
        {...form.register('code', {
          validate: (code) => code.trim() !== '' || t('enrolCodeMissing'),
        })}
      />
      <RefusalNote error={begin.error} />
      <Button busy={begin.isPending} type="submit" wide>
        {t('next')}
      </Button>
    </form>
  )
}
