import { showToast } from '@maidan/ui'
import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpened } from '../../lib/chunks/use-opened.ts'
import { useTappedPart } from '../../lib/chunks/use-tapped-part.ts'
import { bareText } from '../../lib/text/safe-html.tsx'

const NoticeDialog = lazyScreen(
  async () => (await import('../../features/funds/notice-dialog.tsx')).NoticeDialog,
)

/** The form comes first; its modal is there soon after, also for a line that breaks later. */
const prepareAfterMs = 1500

/**
 * The place of a form's modal, whose code is fetched apart from the form. Where that is lost its words
 * are said in a toast: what became of money must not be lost with it.
 */
export function NoticeSlot(props: ComponentProps<typeof NoticeDialog>) {
  const { notice, onClose } = props
  const opened = useOpened(notice !== null)
  const onLost = () => {
    if (notice !== null) showToast(bareText(notice.text), 'bad')
    onClose()
  }
  const isThere = useTappedPart(NoticeDialog, { isTapped: notice !== null, onLost })
  useEffect(() => {
    const timer = setTimeout(() => void NoticeDialog.preload(), prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return opened && isThere && <NoticeDialog {...props} />
}
