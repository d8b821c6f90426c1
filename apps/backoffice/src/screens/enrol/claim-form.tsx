import { staffBeginEnrolment } from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { staffText } from '@maidan/locales'
import { Button, Field, useFields, useText } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

export type Claim = { username: string; code: string }
export type Authenticator = CallAnswer<Calls['staffBeginEnrolment']>

const lengthMax = 64

/** Who one is, and the code that one was given. */
export function ClaimForm(props: { onBegun: (claim: Claim, shown: Authenticator) => void }) {
  const t = useText(staffText)
  const form = useFields<Claim>({ username: '', code: '' }, ({ username, code }) => ({
    username: username.trim() === '' ? t('nameMissing') : undefined,
    code: code.trim() === '' ? t('enrolCodeMissing') : undefined,
  }))
  const begin = useMutation({
    mutationFn: (claim: Claim) => callApi(staffBeginEnrolment, { body: claim }),
    onSuccess: (shown, claim) => props.onBegun(claim, shown),
  })
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={form.onSubmit((claim) => begin.mutate(claim))}
    >
      <Field
        autoCapitalize="none"
        autoComplete="username"
        label={t('name')}
        maxLength={lengthMax}
        spellCheck={false}
        {...form.field('username')}
      />
      <Field
        autoComplete="off"
        className="tabular uppercase"
        hint={t('enrolCodeHint')}
        label={t('enrolCode')}
        maxLength={lengthMax}
        spellCheck={false}
        {...form.field('code')}
      />
      <RefusalNote error={begin.error} />
      <Button busy={begin.isPending} type="submit" wide>
        {t('next')}
      </Button>
    </form>
  )
}
