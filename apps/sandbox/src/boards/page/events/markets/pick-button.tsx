import type { EventVoice } from '../event-voice.ts'
import type { Bettable } from './bettable.ts'
import type { PickView } from './market-views.ts'
import { possibleReturn } from './own-pick.ts'
import { priceText } from './price-text.ts'

type PickButtonProps = Bettable & { marketName: string; pick: PickView }

/** A pick at its price; each tap bets the chosen stake once more, a double one once. */
export function PickButton(props: PickButtonProps) {
  const { pick, canBet, place, voice } = props
  const { result, own } = pick
  return (
    <button
      aria-disabled={!canBet}
      aria-label={spokenName(props)}
      className={pickClass(pick)}
      onClick={() => canBet && place(pick.spot)}
      type="button"
    >
      <span className="event-pick-name">{pick.name}</span>
      <span className="event-pick-price">{priceText(pick.spot.priceCenti)}</span>
      {own !== null && result === null && (
        <span className={own.isAsked ? 'event-pick-own event-pick-asked' : 'event-pick-own'}>
          {voice.money(own.stakeMinor)} → {voice.money(own.returnMinor)}
        </span>
      )}
      {result !== null && <span className="event-pick-result">{resultText(pick, voice)}</span>}
    </button>
  )
}

function pickClass({ result, own }: PickView): string {
  return ['event-pick', own !== null && 'event-pick-mine', result && `event-pick-${result}`]
    .filter(Boolean)
    .join(' ')
}

/** Each result has a sign of its own beside its colour. */
const SIGNS = { won: '✓', lost: '✕', void: '↺' } as const

function resultText({ result, own }: PickView, voice: EventVoice): string {
  if (result === null) return ''
  if (own === null) return SIGNS[result]
  const amount = result === 'won' ? voice.money(own.returnMinor) : voice.say(result)
  return `${SIGNS[result]} ${amount}`
}

function spokenName({ marketName, pick, canBet, stakeMinor, voice }: PickButtonProps): string {
  const { spot, name, own, result } = pick
  const price = priceText(spot.priceCenti)
  const amount = voice.money(possibleReturn(stakeMinor, spot.priceCenti))
  const parts = [
    voice.say('pickName', { market: marketName, pick: name, price }),
    canBet && voice.say('pickBet', { stake: voice.money(stakeMinor), amount }),
    own !== null &&
      voice.say('pickOwn', {
        stake: voice.money(own.stakeMinor),
        amount: voice.money(own.returnMinor),
      }),
    result !== null && voice.say(result),
  ]
  return parts.filter(Boolean).join(' ')
}
