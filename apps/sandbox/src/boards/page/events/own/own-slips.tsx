import type { EventVoice } from '../event-voice.ts'
import { priceText } from '../markets/price-text.ts'
import type { MarketView, PickView } from '../markets/market-views.ts'

type OwnSlipsProps = { views: readonly MarketView[]; voice: EventVoice }

/** What the player has bet on while the event runs, so that nobody has to look for it. */
export function OwnSlips({ views, voice }: OwnSlipsProps) {
  const slips = views.flatMap((market) =>
    market.picks.filter(({ own }) => own !== null).map((pick) => ({ market, pick })),
  )
  if (slips.length === 0) return null
  return (
    <section aria-label={voice.say('ownBets')} className="event-slips">
      <ul>
        {slips.map(({ market, pick }) => (
          <li className={slipClass(pick)} key={`${market.key} ${pick.spot.pick}`}>
            <span className="event-slip-name">
              <b>{pick.name}</b> {market.name}
            </span>
            <span className="event-slip-price">{priceText(pick.spot.priceCenti)}</span>
            <span className="event-slip-end">{endOf(pick, voice)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function slipClass({ result }: PickView): string {
  return result === null ? 'event-slip' : `event-slip event-slip-${result}`
}

function endOf({ result, own }: PickView, voice: EventVoice): string {
  if (result !== null && result !== 'won') return voice.say(result)
  const amount = voice.money(own?.returnMinor ?? 0n)
  return result === 'won' ? `${voice.say('won')} ${amount}` : voice.say('mayReturn', { amount })
}
