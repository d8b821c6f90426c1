import { slipText } from '@maidan/locales'
import { clsx } from 'clsx'
import { Zap } from 'lucide-react'
import { keepBetSettings } from '../../../lib/exchange/bet-settings.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortMoney, typedMinor } from '../../../lib/read-money.ts'
import { ANY_KIND } from '../slip/bonus/bonus-word.ts'
import { BonusLines } from '../slip/bonus/bonus-lines.tsx'

/** Says that one tap places a bet and what such a bet does for a bonus, and turns it off. */
export function OneClickStrip({ stake, docked }: { stake: string; docked: boolean }) {
  const t = useText(slipText)
  const amount = shortMoney(typedMinor(stake) ?? 0n)
  return (
    <div
      className={clsx(
        'bg-amber px-4 py-1 text-sm leading-tight font-medium text-ink',
        !docked &&
          'fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 animate-rise wide:bottom-0',
      )}
      role="status"
    >
      <p className="flex items-center gap-3">
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
      <BonusLines className="pb-2 pl-8" kind={ANY_KIND} />
    </div>
  )
}
