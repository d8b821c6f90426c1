import { MARKET_KINDS } from '@maidan/contract'
import { oddsText, tradingText } from '@maidan/locales'
import { ErrorState, SkeletonRows } from '@maidan/ui'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import { useEventMarkets } from '../queries.ts'
import type { BetMarket } from '../queries.ts'
import { rulesOf } from './rules-of.ts'

const kindNames = {
  match_odds: 'matchOdds',
  bookmaker: 'bookmaker',
  fancy: 'fancyBet',
} as const satisfies Record<BetMarket['kind'], string>

/** How each kind of market of an event is bet, charged and settled. */
export function MarketRules({ eventId }: { eventId: string }) {
  const markets = useEventMarkets(eventId)
  if (markets.data === undefined) {
    if (!markets.isError) return <SkeletonRows count={4} rowClass="h-10" />
    return <ErrorState busy={markets.isFetching} onRetry={() => void markets.refetch()} />
  }
  return (
    <div className="flex flex-col gap-5">
      {MARKET_KINDS.map((kind) => {
        const ofKind = markets.data.filter((market) => market.kind === kind)
        return <KindRules key={kind} kind={kind} markets={ofKind} />
      })}
    </div>
  )
}

type KindProps = { kind: BetMarket['kind']; markets: readonly BetMarket[] }

function KindRules({ kind, markets }: KindProps) {
  const t = useText(tradingText)
  const odds = useText(oddsText)
  const [market] = markets
  if (market === undefined) return null
  return (
    <section>
      <h3 className="text-sm font-semibold">{odds(kindNames[kind])}</h3>
      <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1 pl-5 text-sm text-quiet">
        <li>{t(kind === 'match_odds' ? 'ruleBetween' : 'ruleHouse')}</li>
        <Figures market={market} one={markets.length === 1} />
        {rulesOf[kind].map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Commission, stakes and delay; of several lines each says its own stakes where it stands. */
function Figures({ market, one }: { market: BetMarket; one: boolean }) {
  const t = useText(tradingText)
  const percent = Number(market.commission_percent)
  const [min, max] = [market.stake_min, market.stake_max].map((it) => shortMoney(readMinor(it)))
  return (
    <>
      <li className="text-text">
        {percent === 0 ? t('ruleNoCommission') : t('ruleCommission', { percent })}
      </li>
      {one && <li className="text-text">{t('ruleStake', { min: min ?? '', max: max ?? '' })}</li>}
      {market.bet_delay_ms > 0 && (
        <li>{t('ruleDelay', { seconds: Math.ceil(market.bet_delay_ms / 1000) })}</li>
      )}
    </>
  )
}
