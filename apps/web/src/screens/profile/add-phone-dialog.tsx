import { profileText } from '@maidan/locales'
import { Button, Dialog, DigitField } from '@maidan/ui'
import { useState } from 'react'
import { useAddNumber } from '../../features/profile/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Takes one more number of the player's own. */
export function AddPhoneDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(profileText)
  return (
    <Dialog
      onOpenChange={(shown) => {
        if (!shown) onClose()
      }}
      open={open}
      title={t('add')}
    >
      {open && <AddPhoneForm onDone={onClose} />}
    </Dialog>
  )
}

function AddPhoneForm({ onDone }: { onDone: () => void }) {
  const t = useText(profileText)
  const language = useLanguage()
  const [phone, setPhone] = useState('')
  const add = useAddNumber()
  const texts = { language, fallback: t('brokeTryAgain') }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (phone !== '') add.mutate(phone, { onSuccess: onDone })
      }}
    >
      <p>{t('addLead')}</p>
      <DigitField
        autoComplete="tel-national"
        error={add.isError ? failureText(add.error, texts) : undefined}
        label={t('newPhone')}
        onChange={(event) => setPhone(event.target.value)}
        value={phone}
      />
      <Button busy={add.isPending} disabled={add.isPending || phone === ''} type="submit" wide>
        {t('addNow')}
      </Button>
    </form>
  )
}
