import type { RoundView } from '../../studio-api.ts'
import { easeOut } from '../stage/easing.ts'
import type { Showing } from '../play/showing.ts'
import type { Table } from '../play/table.ts'
import { countedMinor } from '../play/wins/count-up.ts'

const COUNT_MS = 5_200
const STILL_MS = 400
const HOLD_MS = 2_500
const COINS = 55

type Won = NonNullable<RoundView['jackpot']>

/** The jackpot after the round's own win. Until the operator has paid it, only that it is won is known. */
export async function showJackpot({ title, amountMinor }: Won, showing: Showing): Promise<void> {
  const { scene, hud, sounds, speech, money, still } = showing
  const { celebration, clock } = scene
  const signal = showing.tap.next()
  sounds.play('bigWin')
  await celebration.open(still)
  void celebration.announce(title, still)
  hud.banner.node.dataset['kind'] = 'big-win'
  hud.banner.show({ kicker: '', big: '', small: speech.say('jackpotWon'), hint: '' })
  if (!still) celebration.rain(COINS)
  if (amountMinor !== null)
    await clock.play({
      durationMs: still ? STILL_MS : COUNT_MS,
      easing: easeOut,
      signal,
      update: (progress) =>
        hud.banner.setBig(money(countedMinor(0n, BigInt(amountMinor), progress))),
    })
  await clock.wait(HOLD_MS, showing.tap.next())
  hud.banner.hide()
  delete hud.banner.node.dataset['kind']
  await celebration.close()
  if (amountMinor !== null) return tellJackpot(showing, { title, amountMinor })
  hud.plaque.message(speech.say('jackpotWon'))
  hud.plaque.announce(`${speech.say('jackpotWon')} ${title}`)
}

/** Writes what the jackpot has paid under the reels. */
export function tellJackpot(
  { hud, speech, money }: Table,
  { title, amountMinor }: { title: string; amountMinor: string },
): void {
  const amount = money(BigInt(amountMinor))
  hud.plaque.amount(title, amount, true)
  hud.plaque.announce(`${speech.say('jackpotWon')} ${title}: ${amount}`)
}
