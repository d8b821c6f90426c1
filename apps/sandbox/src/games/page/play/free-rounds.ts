import type { FreeRoundsView } from '../../studio-api.ts'
import type { FreeRoundsBar } from '../hud/free-rounds-bar.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import { dayText } from '../sheets/time-text.ts'
import type { Speech } from '../words/speech.ts'

export type FreeRounds = {
  /** The free rounds that the next spin is one of; null while the player pays. */
  chosen: () => FreeRoundsView | null
  /** Takes over how they stand; what is over can be chosen no more. */
  set: (view: FreeRoundsView | null) => void
  /** Goes from paying to the free rounds and back. */
  toggle: () => void
}

type Parts = {
  bar: FreeRoundsBar
  speech: Speech
  money: MoneyWriter
  /** Called when what the next spin costs has changed. */
  onChange: () => void
}

/** The player's free rounds of this game: nobody plays them without choosing to. */
export function createFreeRounds({ bar, speech, money, onChange }: Parts): FreeRounds {
  let view: FreeRoundsView | null = null
  let isOn = false
  const draw = () => {
    if (view === null) return bar.hide()
    const { left, betMinor, wonMinor, expiresAt } = view
    const until = speech.say('freeRoundsUntil', { time: dayText(expiresAt, speech.language()) })
    const won = speech.say('freeRoundsWon', { amount: money(BigInt(wonMinor)) })
    bar.show({
      title: speech.say('freeRoundsLeft', { count: left, bet: money(BigInt(betMinor)) }),
      detail: `${until} · ${won}`,
      button: speech.say(isOn ? 'freeRoundsLeave' : 'freeRoundsPlay'),
      isOn,
    })
  }
  const turn = (on: boolean) => {
    isOn = on
    draw()
    onChange()
  }
  speech.onChange(() => turn(isOn))
  return {
    chosen: () => (isOn ? view : null),
    set: (next) => {
      const isOther = next?.grantId !== view?.grantId
      view = next !== null && next.left > 0 ? next : null
      turn(isOn && !isOther && view !== null)
    },
    toggle: () => turn(!isOn && view !== null),
  }
}
