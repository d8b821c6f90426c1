import { shellText } from '@maidan/locales'
import { IconButton, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { prefersLessMotion } from '../../lib/media.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Back to the top of a long screen, once it is scrolled past 300 px; `left` keeps off the prices. */
export function ScrollTop({ left = false }: { left?: boolean }) {
  const t = useText(shellText)
  if (!useScrolledPast()) return null
  return (
    <IconButton
      className={clsx(
        'fixed bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 animate-rise border border-field-700 bg-field-800/95 shadow-float',
        left ? 'left-4' : 'right-4',
      )}
      icon={<ArrowUp className="size-5" />}
      label={t('scrollToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'auto' : 'smooth' })}
    />
  )
}
