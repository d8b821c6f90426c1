import { Suspense, useEffect } from 'react'
import type { ComponentProps } from 'react'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpened } from '../player/use-opened.ts'

const NoticeDialog = lazyScreen(
  async () => (await import('../../features/funds/notice-dialog.tsx')).NoticeDialog,
)

/** The form comes first; its modal is there soon after, also for a line that breaks later. */
const prepareAfterMs = 1500

/** The place of a form's modal, whose code is fetched apart from the form. */
export function NoticeSlot(props: ComponentProps<typeof NoticeDialog>) {
  const wanted = useOpened(props.notice !== null)
  useEffect(() => {
    const timer = setTimeout(() => void NoticeDialog.preload(), prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    wanted && (
      <Suspense>
        <NoticeDialog {...props} />
      </Suspense>
    )
  )
}
