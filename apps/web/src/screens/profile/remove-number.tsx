import { commonText, profileText } from '@maidan/locales'
import { Button, Dialog, IconButton, showToast } from '@maidan/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useRemoveNumber } from '../../features/profile/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Takes an added number off the account, once the player has said yes. */
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
  const removeNow = () =>
    remove.mutate(number, {
      onSuccess: () => {
        showToast(t('removed'), 'good')
        onClose()
      },
    })
  return (
    <Dialog
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button busy={remove.isPending} look="danger" onClick={removeNow}>
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
      <p>{t('removeMeans', { number })}</p>
      {remove.isError && (
        <FormNote>{failureText(remove.error, { language, fallback: t('brokeTryAgain') })}</FormNote>
      )}
    </Dialog>
  )
}
