import { deskText } from '@maidan/locales'
import { Button, Dialog, useText } from '@maidan/ui'
import { useBlocker } from '@tanstack/react-router'

/** Asks before words that were not saved are left behind, by a way of the desk or by the browser's own. */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const t = useText(deskText)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  return (
    <Dialog
      actions={
        <>
          <Button look="secondary" onClick={proceed}>
            {t('leaveUnsaved')}
          </Button>
          <Button onClick={reset}>{t('stay')}</Button>
        </>
      }
      onOpenChange={(open) => !open && reset?.()}
      open={status === 'blocked'}
      title={t('unsavedTitle')}
    >
      {t('unsavedText')}
    </Dialog>
  )
}
