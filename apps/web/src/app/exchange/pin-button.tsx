import { oddsText } from '@maidan/locales'
import { IconButton, showToast } from '@maidan/ui'
import { clsx } from 'clsx'
import { Pin } from 'lucide-react'
import { nameIn } from '../../features/odds/markets/names.ts'
import { togglePin, useIsPinned } from '../../lib/exchange/pins.ts'
import type { Pin as PinnedMarket } from '../../lib/exchange/pins.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Puts a market on the Multi Markets screen, or takes it off again. */
export function PinButton({ pin, className }: { pin: PinnedMarket; className?: string }) {
  const t = useText(oddsText)
  const language = useLanguage()
  const isPinned = useIsPinned(pin.marketId)
  const toggle = () => {
    togglePin(pin)
    showToast(t(isPinned ? 'unpinned' : 'pinned'), 'info')
  }
  return (
    <IconButton
      aria-pressed={isPinned}
      className={clsx(isPinned ? 'text-floodlight!' : 'text-quiet!', className)}
      icon={<Pin className={clsx('size-5', isPinned && 'fill-current')} />}
      label={t(isPinned ? 'unpin' : 'pin', { event: nameIn(pin.names, language) })}
      onClick={toggle}
    />
  )
}
