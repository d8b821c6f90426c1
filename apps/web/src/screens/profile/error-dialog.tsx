import { profileText } from '@maidan/locales'
import { Button, Dialog } from '@maidan/ui'
import { useText } from '../../lib/language.ts'

/** The "Error" modal of the profile; open while there is a text. */
export function ErrorDialog({ text, onClose }: { text: string | null; onClose: () => void }) {
  const t = useText(profileText)
  return (
    <Dialog
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={text !== null}
      title={t('error')}
    >
      {text}
    </Dialog>
  )
}
