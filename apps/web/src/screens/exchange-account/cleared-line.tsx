import { exchangeAccountText, slipText } from '@maidan/locales'
import { Badge, MoneyText, siteTime } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import { clsx } from 'clsx'
import { betName, otherSide, sideClass } from '../../features/exchange-bets/bet/bet-words.ts'
import { lapseReason } from '../../features/exchange-bets/bet/lapse-reason.ts'
import type { Bet } from '../../features/exchange-bets/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'

const tones = {
  won: 'good',
  lost: 'bad',
  void: 'neutral',
  even: 'neutral',
  unmatched: 'neutral',
} as const satisfies Record<string, Tone>

/** One bet that is over: what it was, how it ended, what it brought. */
export function ClearedLine({ bet }: { bet: Bet }) {
  const t = useText(exchangeAccountText)
  const slip = useText(slipText)
  const result = bet.result ?? 'unmatched'
  const net = readMinor(bet.net ?? '0')
  const [matched, asked] = [readMinor(bet.matched), readMinor(bet.stake)]
  const isPart = matched > 0n && matched < asked
  return (
    <article aria-label={betName(bet)} className="px-3 py-3">
      <div className="flex items-start gap-3">
        <span
          className={clsx(
            'mt-0.5 w-12 shrink-0 rounded-md py-1 text-center text-xs font-bold',
            sideClass(bet.side),
          )}
        >
          {slip(bet.side)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">{betName(bet)}</p>
          <p className="text-xs text-quiet">{bet.event_name}</p>
          <p className="tabular text-xs text-quiet">
            {t('stakeAt', { amount: shortMoney(isPart ? matched : asked), odds: bet.average_odds })}
          </p>
          {isPart && (
            <p className="tabular text-xs text-amber">
              {slip('matchedOf', { matched: shortMoney(matched), amount: shortMoney(asked) })}
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          <Badge tone={tones[result]}>{t(result)}</Badge>
          {bet.net !== null && <MoneyText className="text-sm font-semibold" minor={net} signed />}
        </div>
      </div>
      <p className="tabular mt-1 flex justify-between gap-3 pl-15 text-xs text-quiet">
        <span className="min-w-0">{bet.market_name}</span>
        <span className="shrink-0">{siteTime(bet.placed_at)}</span>
      </p>
      {bet.matched_with !== null && (
        <p className="pl-15 text-xs text-quiet">{slip(otherSide[bet.matched_with])}</p>
      )}
      {bet.lapse_code !== null && (
        <p className="pl-15 text-xs text-amber">{slip(lapseReason(bet.lapse_code))}</p>
      )}
    </article>
  )
}
