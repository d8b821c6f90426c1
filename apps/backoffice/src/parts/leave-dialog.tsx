import { deskText } from '@maidan/locales'
import { Button, Dialog, useText } from '@maidan/ui'
import { useBlocker, useMatch } from '@tanstack/react-router'

/** Asks before words that were not saved are left behind, by a way of the desk or by the browser's own. */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const t = useText(deskText)
  // The page's own: while the next one loads the words still stand here, but were left already.
  const { pathname } = useMatch({ strict: false })
  const isAt = (place: { pathname: string }) => place.pathname === pathname
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && isAt(current) && !isAt(next),
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
