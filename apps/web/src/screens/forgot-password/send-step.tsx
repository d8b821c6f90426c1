import { forgotPassword } from '@maidan/contract/facts'
import { forgotText } from '@maidan/locales'
import { Button, Field, Pills, useFields } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useCaptcha } from '../../features/captcha/use-captcha.tsx'
import { callApi } from '../../lib/calls/api.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { sendProblem, type SendFields, type Way } from './forgot-checks.ts'
import type { Sent } from './sent.ts'
import { PhoneField } from './phone-field.tsx'

/** First step: where the code goes and for whom. */
export function SendStep({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useText(forgotText)
  const language = useLanguage()
  const [way, setWay] = useState<Way>('email')
  const form = useFields<SendFields>(firstValues, (fields) => {
    const found = sendProblem(way, fields)
    return found ? { [found.field]: t(found.problem) } : {}
  })
  const captcha = useCaptcha()
  const send = useMutation({
    mutationFn: (fields: SendFields) =>
      captcha.pass((options) => callApi(forgotPassword, { body: payload(way, fields) }, options)),
    onSuccess: (_, { username }) => onSent({ username: username.trim(), way }),
  })
  const choose = (chosen: Way) => {
    form.showTexts({})
    send.reset()
    setWay(chosen)
  }
  const ways = [
    { value: 'email' as const, label: t('byEmail') },
    { value: 'sms' as const, label: t('bySms') },
  ]
  const texts = { language, fallback: t('sendFailed'), network: t('sendBroke') }
  return (
    <>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={form.onSubmit((fields) => send.mutate(fields))}
      >
        <Pills items={ways} label={t('ways')} look="tabs" onChange={choose} value={way} />
        {way === 'email' ? (
          <Field
            autoCapitalize="none"
            autoComplete="email"
            inputMode="email"
            label={t('email')}
            {...form.field('email')}
          />
        ) : (
          <PhoneField form={form} />
        )}
        <Field
          autoCapitalize="none"
          autoComplete="username"
          label={t('username')}
          spellCheck={false}
          {...form.field('username')}
        />
        {send.isError && <FormNote>{failureText(send.error, texts)}</FormNote>}
        <Button busy={send.isPending} disabled={send.isPending} type="submit" wide>
          {send.isPending ? t('sending') : t('send')}
        </Button>
      </form>
      {captcha.sheet}
    </>
  )
}

const firstValues: SendFields = { email: '', code: '+880', phone: '', username: '' }

function payload(way: Way, { email, code, phone, username }: SendFields) {
  return way === 'email'
    ? { type: way, email: email.trim(), username: username.trim() }
    : { type: way, phone: `${code}${phone.replace(/^0/, '')}`, username: username.trim() }
}
