import { slipText } from '@maidan/locales'
import { clsx } from 'clsx'
import { Zap } from 'lucide-react'
import { keepBetSettings } from '../../../lib/exchange/bet-settings.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortMoney, typedMinor } from '../../../lib/read-money.ts'

/** Says that one tap places a bet, and turns it off. */
export function OneClickStrip({ stake, docked }: { stake: string; docked: boolean }) {
  const t = useText(slipText)
  const amount = shortMoney(typedMinor(stake) ?? 0n)
  return (
    <p
      className={clsx(
        'flex items-center gap-3 bg-amber px-4 py-1 text-sm leading-tight font-medium text-ink',
        !docked &&
          'fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 animate-rise wide:bottom-0',
      )}
      role="status"
    >
      <Zap aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">{t('oneClickOn', { amount })}</span>
      <button
        className="min-h-11 shrink-0 font-bold underline"
        onClick={() => keepBetSettings({ oneClick: false })}
        type="button"
      >
        {t('oneClickOff')}
      </button>
    </p>
  )
}
