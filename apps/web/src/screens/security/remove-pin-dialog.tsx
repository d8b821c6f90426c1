import { withdrawalPinText } from '@maidan/locales'
import { Button, Dialog, showToast, useFields } from '@maidan/ui'
import { FormNote } from '../../app/notes/form-note.tsx'
import { PinField } from '../../features/funds/pin/pin-field.tsx'
import { useRemovePin } from '../../features/funds/pin/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Takes the PIN away for who knows it. */
export function RemovePinDialog({ onClose }: { onClose: () => void }) {
  const t = useText(withdrawalPinText)
  const language = useLanguage()
  const remove = useRemovePin()
  const form = useFields({ pin: '' }, ({ pin }) => ({
    pin: pin.length < 4 ? t('short') : undefined,
  }))
  const send = form.onSubmit(({ pin }) =>
    remove.mutate(pin, {
      onSuccess: () => {
        showToast(t('removed'), 'good')
        onClose()
      },
    }),
  )
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open title={t('removeTitle')}>
      <form className="flex flex-col gap-4" noValidate onSubmit={send}>
        <p>{t('removeMeans')}</p>
        <PinField label={t('pin')} {...form.field('pin')} />
        {remove.isError && (
          <FormNote>
            {failureText(remove.error, { language, fallback: t('failed'), network: t('failed') })}
          </FormNote>
        )}
        <Button
          busy={remove.isPending}
          disabled={remove.isPending}
          look="danger"
          type="submit"
          wide
        >
          {t('remove')}
        </Button>
      </form>
    </Dialog>
  )
}
