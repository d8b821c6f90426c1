import { tradingText } from '@maidan/locales'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'

/** The dock of a window that the frame has no pane in: at its right edge, where the page leaves it room. */
export function DockAside({ children }: { children: ReactNode }) {
  const t = useText(tradingText)
  return (
    <section
      aria-label={t('dock')}
      className="fixed top-16 right-0 bottom-0 z-30 flex w-[340px] flex-col border-l border-field-800 bg-field-950"
    >
      {children}
    </section>
  )
}
