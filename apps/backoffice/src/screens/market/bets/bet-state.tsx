import { marketsText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { MarketBet } from '../../../features/markets/market.ts'

type StateKey = Extract<PlainKey<typeof marketsText.en>, `bet_${string}`>

const tones: Readonly<Record<StateKey, string>> = {
  bet_delayed: 'text-amber',
  bet_open: 'text-sky',
  bet_matched: 'text-grass',
  bet_part: 'text-text',
  bet_off: 'text-quiet',
}

/** Where a bet stands: what is not done can still be matched. */
export function BetState({ bet }: { bet: MarketBet }) {
  const t = useText(marketsText)
  const key = stateOf(bet)
  return <span className={clsx('text-xs whitespace-nowrap', tones[key])}>{t(key)}</span>
}

function stateOf({ state, stake, matched }: MarketBet): StateKey {
  if (state === 'delayed') return 'bet_delayed'
  if (state === 'open') return 'bet_open'
  if (matched === stake) return 'bet_matched'
  return /^[0.]*$/.test(matched) ? 'bet_off' : 'bet_part'
}
