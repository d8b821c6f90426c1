import { profileText } from '@maidan/locales'
import { Button, CodeField, Dialog } from '@maidan/ui'
import { useState } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useCaptcha } from '../../features/captcha/use-captcha.tsx'
import { useConfirmCode, useSendCode, type Contact } from '../../features/profile/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { ErrorDialog } from './error-dialog.tsx'

const CODE_VALID_MS = 300_000

type Props = {
  contact: Contact | null
  /** When the code that was sent ends; undefined if none is on its way. */
  sentUntilMs: number | undefined
  onSent: (target: string, endsAtMs: number) => void
  onClose: () => void
}

/** Sends a code to a phone or e-mail and takes it. */
export function VerifyDialog({ contact, ...rest }: Props) {
  const t = useText(profileText)
  return (
    <Dialog
      onOpenChange={(open) => {
        if (!open) rest.onClose()
      }}
      open={contact !== null}
      title={contact?.kind === 'email' ? t('verifyEmail') : t('verifyPhone')}
    >
      {contact && <VerifyForm contact={contact} key={contact.target} {...rest} />}
    </Dialog>
  )
}

function VerifyForm({ contact, sentUntilMs, onSent, onClose }: Props & { contact: Contact }) {
  const t = useText(profileText)
  const [code, setCode] = useState('')
  const captcha = useCaptcha()
  const send = useSendCode(captcha.pass)
  const confirm = useConfirmCode()
  const sendNow = () =>
    send.mutate(contact, {
      onSuccess: () => onSent(contact.target, Date.now() + CODE_VALID_MS),
    })
  const sent = sentUntilMs !== undefined
  return (
    <>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (code !== '') confirm.mutate({ contact, code }, { onSuccess: onClose })
        }}
      >
        <p>{sent ? t('codeSent') : t('codeLead', { target: contact.target })}</p>
        <Button disabled={send.isPending || sent} look="secondary" onClick={sendNow} wide>
          {send.isPending ? t('sending') : t('sendCode')}
        </Button>
        <CodeField
          label={t('code')}
          onChange={(event) => setCode(event.target.value)}
          placeholder={t('codePlaceholder')}
          value={code}
        />
        <Trouble
          contact={contact}
          error={send.error ?? confirm.error}
          onClose={() => {
            send.reset()
            confirm.reset()
          }}
        />
        <Button
          busy={confirm.isPending}
          disabled={confirm.isPending || code === ''}
          type="submit"
          wide
        >
          {t('confirm')}
        </Button>
      </form>
      {captcha.sheet}
    </>
  )
}

type TroubleProps = { contact: Contact; error: Error | null; onClose: () => void }

/** An e-mail failure opens the Error modal; a phone's reason stands in the popup (SIL-058). */
function Trouble({ contact, error, onClose }: TroubleProps) {
  const t = useText(profileText)
  const language = useLanguage()
  const text = error && failureText(error, { language, fallback: t('sendFailed') })
  if (contact.kind === 'email') return <ErrorDialog onClose={onClose} text={text} />
  return text && <FormNote>{text}</FormNote>
}
