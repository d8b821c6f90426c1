import { commonText, tradingText } from '@maidan/locales'
import { IconButton } from '@maidan/ui'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useKey } from '../../../lib/use-key.ts'
import { useText } from '../../../lib/text/language.ts'
import type { SlipFrame } from './one-bet.tsx'
import { STAKE_FIELD } from './stake-field.tsx'

/**
 * The slip beside the page: head, what scrolls, and its one action always in sight. Enter at the stake
 * presses that action, Escape closes.
 */
export function SlipPane({
  open,
  onClose,
  title,
  headClass,
  footer,
  children,
}: ComponentProps<SlipFrame>) {
  const t = useText(commonText)
  const trading = useText(tradingText)
  const pane = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const asksNothing = footer === undefined
  useEffect(() => {
    if (asksNothing) pane.current?.focus()
  }, [asksNothing])
  useKey('Escape', () => {
    if (pane.current?.contains(document.activeElement)) onClose()
  })
  useKey('Enter', () => {
    const field = document.activeElement
    const isStake = field instanceof HTMLInputElement && field.name === STAKE_FIELD
    if (isStake) foot.current?.querySelector('button')?.click()
  })
  if (!open) return null
  return (
    <div
      className="flex min-h-0 flex-1 flex-col outline-none"
      ref={pane}
      role="group"
      tabIndex={-1}
    >
      <div className={clsx('flex shrink-0 items-center py-0.5 pr-1 pl-3', headClass)}>
        <h2 className="min-w-0 flex-1">{title}</h2>
        <IconButton
          className="text-ink! hover:bg-ink/10!"
          icon={<X className="size-5" />}
          label={t('close')}
          onClick={onClose}
          title={trading('closeKey')}
        />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3 [scrollbar-width:thin]">
        {children}
      </div>
      {!asksNothing && (
        <div className="border-t border-field-800 p-3" ref={foot}>
          {footer}
        </div>
      )}
    </div>
  )
}
