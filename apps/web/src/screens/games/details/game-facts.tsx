import { gamesText } from '@maidan/locales'
import { amountOf, groupDigits, moneyText } from '@maidan/money'
import { HOME_CURRENCY } from '@maidan/contract/facts'
import { useBalance } from '../../../features/balance/queries.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { useProviders } from '../../../features/games/queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { filterLabel } from '../filters/filter-label.ts'

/** The figures of a game as its provider tells them; what it does not tell is left out. */
export function GameFacts({ game }: { game: Game }) {
  const t = useText(gamesText)
  const provider = useProviders([game.platform]).data?.[0]?.name ?? game.platform
  const limits = useBetLimits(game)
  const kind = filterLabel(t, 'kind', game.type)
  const facts = [
    [t('fact_provider'), provider],
    [t('fact_kind'), kind],
    [t('fact_return'), game.rtp && `${game.rtp} %`],
    [t('fact_hit'), game.hit && `${game.hit} %`],
    [t('fact_volatility'), filterLabel(t, 'volatility', game.volatility)],
    [
      t('fact_largest'),
      game.max_multiple ? t('timesBet', { times: groupDigits(String(game.max_multiple)) }) : '',
    ],
    [t('fact_bets'), limits],
  ] as const
  return (
    <dl className="min-w-0 flex-1 text-sm">
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div
              className="flex items-baseline justify-between gap-3 border-b border-field-800 py-1.5 last:border-0"
              key={name}
            >
              <dt className="text-quiet">{name}</dt>
              <dd className="tabular text-right font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The smallest and the largest bet in the player's currency; empty where it is not offered. */
function useBetLimits({ bets }: Game): string {
  const currency = useBalance().data?.currency ?? HOME_CURRENCY
  const limits = bets.find((one) => one.currency === currency)
  if (limits === undefined) return ''
  const money = (amount: string) => moneyText(amountOf(amount, currency), currency)
  return `${money(limits.min)} – ${money(limits.max)}`
}
