import type { SlotCoin } from '@maidan/contract'
import type { Showing } from '../showing.ts'

/** What coins are worth together. */
export function worthOf(coins: readonly SlotCoin[]): bigint {
  return coins.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n)
}

/** Writes the respins that are left on the button, the coins above the reels, their worth below. */
export function drawHold({ hud, speech, money, game, hold }: Showing): void {
  if (hold === null) {
    hud.spin.setLeft(null)
    hud.ribbon.hide()
    return
  }
  const { held, respins, worthMinor } = hold
  const all = game.reels.length * game.rows
  hud.spin.setLeft({ count: respins, face: 'respin', name: 'respinsLeft' })
  hud.ribbon.show(speech.say('coinsHeld', { held, all }))
  hud.plaque.amount(speech.say('coins', { count: held }), money(worthMinor), true)
}
