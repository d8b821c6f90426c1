import { withdrawalPinText } from '@maidan/locales'
import { Button, Dialog, useFields } from '@maidan/ui'
import { FormNote } from '../../app/notes/form-note.tsx'
import { PinField } from '../../features/funds/pin/pin-field.tsx'
import { useUnlock } from '../../features/funds/pin/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

type Props = { onRight: () => void; onClose: () => void }

/** Asks for the PIN before money leaves; the withdrawal goes on once it is right. */
export function PinDialog({ onRight, onClose }: Props) {
  const t = useText(withdrawalPinText)
  const language = useLanguage()
  const unlock = useUnlock()
  const form = useFields({ pin: '' }, ({ pin }) => ({
    pin: pin.length < 4 ? t('short') : undefined,
  }))
  const send = form.onSubmit(({ pin }) => unlock.mutate(pin, { onSuccess: onRight }))
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open title={t('ask')}>
      <form className="flex flex-col gap-4" noValidate onSubmit={send}>
        <p>{t('askMeans')}</p>
        <PinField label={t('pin')} {...form.field('pin')} />
        {unlock.isError && (
          <FormNote>
            {failureText(unlock.error, { language, fallback: t('failed'), network: t('failed') })}
          </FormNote>
        )}
        <div className="flex flex-wrap justify-end gap-3 *:grow">
          <Button disabled={unlock.isPending} look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={unlock.isPending} disabled={unlock.isPending} type="submit">
            {t('goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
