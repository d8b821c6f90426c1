import { gamerunText } from '@maidan/locales'
import { Button, Dialog } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'

type Props = { open: boolean; onLeave: () => void; onStay: () => void }

/** Asks before an open round is left, and says what becomes of the stake. */
export function LeaveDialog({ open, onLeave, onStay }: Props) {
  const t = useText(gamerunText)
  return (
    <Dialog
      actions={
        <>
          <Button look="secondary" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onStay}>{t('stay')}</Button>
        </>
      }
      onOpenChange={(shown) => {
        if (!shown) onStay()
      }}
      open={open}
      title={t('leaveTitle')}
    >
      {t('leaveText')}
    </Dialog>
  )
}
