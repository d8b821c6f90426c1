import { shellText } from '@maidan/locales'
import { IconButton, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { prefersLessMotion } from '../../../lib/media.ts'
import { dockClass } from './dock.ts'
import type { Dock } from './dock.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

const look =
  'fixed bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 animate-rise shadow-float'

/** Back to the top of a long screen, once it is scrolled past 300 px; docked as the chat button is. */
export function ScrollTop({ dock }: { dock: Dock }) {
  const t = useText(shellText)
  if (!useScrolledPast()) return null
  const toTop = () => window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'auto' : 'smooth' })
  if (dock === 'none')
    return (
      <IconButton
        className={clsx(look, 'right-4 border border-field-700 bg-field-800/95')}
        icon={<ArrowUp className="size-5" />}
        label={t('scrollToTop')}
        onClick={toTop}
      />
    )
  return (
    <button
      aria-label={t('scrollToTop')}
      className={clsx(
        look,
        'flex h-12 items-center justify-center bg-field-700 ring-1 ring-field-600',
        dockClass[dock],
      )}
      onClick={toTop}
      type="button"
    >
      <ArrowUp aria-hidden className="size-3.5" />
    </button>
  )
}
