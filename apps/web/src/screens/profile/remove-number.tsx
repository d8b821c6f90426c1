import { commonText, profileText } from '@maidan/locales'
import { Button, Dialog, IconButton, PasswordField, showToast, useFields } from '@maidan/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useRemoveNumber } from '../../features/profile/queries.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Takes an added number off the account, once the player has said yes with their password. */
export function RemoveNumber({ number }: { number: string }) {
  const t = useText(profileText)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <IconButton
        className="-mr-2 text-quiet"
        icon={<Trash2 aria-hidden className="size-5" />}
        label={t('remove', { number })}
        onClick={() => setAsks(true)}
      />
      {asks && <RemoveDialog number={number} onClose={() => setAsks(false)} />}
    </>
  )
}

function RemoveDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useText(profileText)
  const common = useText(commonText)
  const language = useLanguage()
  const remove = useRemoveNumber()
  const id = useId()
  const form = useFields({ password: '' }, ({ password }) => ({
    password: password === '' ? t('passwordMissing') : undefined,
  }))
  const send = form.onSubmit(({ password }) =>
    remove.mutate(
      { phone: number, password },
      {
        onSuccess: () => {
          showToast(t('removed'), 'good')
          onClose()
        },
      },
    ),
  )
  const refused = fieldErrors(remove.error, language)['password']
  return (
    <Dialog
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button busy={remove.isPending} form={id} look="danger" type="submit">
            {t('removeNow')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose()
      }}
      open
      title={t('askRemove')}
    >
      <form className="flex flex-col gap-4" id={id} noValidate onSubmit={send}>
        <p>{t('removeMeans', { number })}</p>
        <PasswordField
          autoComplete="current-password"
          label={t('password')}
          {...form.field('password', refused)}
        />
        {remove.isError && refused === undefined && (
          <FormNote>
            {failureText(remove.error, { language, fallback: t('brokeTryAgain') })}
          </FormNote>
        )}
      </form>
    </Dialog>
  )
}
