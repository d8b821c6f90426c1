import { profileText } from '@maidan/locales'
import { Button, Dialog } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'

type Props = {
  text: string | null
  /** What the server gave as its reason; empty for none. */
  reason?: string
  onClose: () => void
}

/** The "Error" modal of the profile; open while there is a text. */
export function ErrorDialog({ text, reason = '', onClose }: Props) {
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
      <p>{text}</p>
      {reason !== '' && <p className="mt-2 text-sm">{reason}</p>}
    </Dialog>
  )
}
