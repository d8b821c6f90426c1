import { withdrawalPinText } from '@maidan/locales'
import { Button, Dialog, PasswordField, showToast, useFields } from '@maidan/ui'
import { FormNote } from '../../app/notes/form-note.tsx'
import { PinField } from '../../features/funds/pin/pin-field.tsx'
import { useSetPin } from '../../features/funds/pin/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Sets the PIN, or another one; the password comes along once more. */
export function SetPinDialog({ onClose }: { onClose: () => void }) {
  const t = useText(withdrawalPinText)
  const language = useLanguage()
  const set = useSetPin()
  const form = useFields({ password: '', pin: '', again: '' }, ({ password, pin, again }) => ({
    password: password === '' ? t('passwordMissing') : undefined,
    pin: pin.length < 4 ? t('short') : undefined,
    again: again === pin ? undefined : t('differs'),
  }))
  const send = form.onSubmit(({ password, pin }) =>
    set.mutate(
      { password, pin },
      {
        onSuccess: () => {
          showToast(t('done'), 'good')
          onClose()
        },
      },
    ),
  )
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open title={t('setTitle')}>
      <form className="flex flex-col gap-4" noValidate onSubmit={send}>
        <PasswordField
          autoComplete="current-password"
          label={t('password')}
          {...form.field('password')}
        />
        <PinField hint={t('pinHint')} label={t('newPin')} {...form.field('pin')} />
        <PinField label={t('again')} {...form.field('again')} />
        {set.isError && (
          <FormNote>
            {failureText(set.error, { language, fallback: t('failed'), network: t('failed') })}
          </FormNote>
        )}
        <Button busy={set.isPending} disabled={set.isPending} type="submit" wide>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
