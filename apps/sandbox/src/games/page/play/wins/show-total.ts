import type { SlotEvent } from '@maidan/contract'
import { easeOut } from '../../stage/easing.ts'
import { countedMinor } from './count-up.ts'
import { endRespins } from '../wilds/draw-respin.ts'
import type { Showing } from '../showing.ts'
import { winTier } from './win-tier.ts'

const BIG_COUNT_MS = 3_200
const MEGA_COUNT_MS = 5_200
const HOLD_MS = 1_500
const COINS_BIG = 26
const COINS_MEGA = 55

/** Share of a mega count-up after which the lettering changes from big to mega. */
const MEGA_FROM = 0.45

type RoundTotal = Extract<SlotEvent, { type: 'round_total' }>

/** The end of the round: a big win is celebrated, any other stays written under the reels. */
export async function showTotal(event: RoundTotal, showing: Showing): Promise<void> {
  const { hud, speech, money } = showing
  const totalMinor = BigInt(event.totalMinor)
  endRespins(showing)
  const tier = winTier(totalMinor, showing.betMinor)
  if (tier === 'none') return hud.plaque.message(speech.say('goodLuck'))
  if (tier === 'big' || tier === 'mega') await celebrate(showing, totalMinor, tier)
  hud.plaque.amount(speech.say('totalWin'), money(totalMinor), tier !== 'back')
  hud.plaque.announce(`${speech.say('totalWin')} ${money(totalMinor)}`)
  if (event.capped) hud.notice.show(speech.say('winCapped'), 'good')
}

async function celebrate(
  showing: Showing,
  totalMinor: bigint,
  tier: 'big' | 'mega',
): Promise<void> {
  const { scene, hud, sounds, speech, still } = showing
  const { celebration, clock } = scene
  const signal = showing.tap.next()
  const mega = tier === 'mega'
  hud.spin.set('showing')
  sounds.play('bigWin')
  await celebration.open(still)
  void celebration.announce(speech.say('bigWin'), still)
  hud.banner.node.dataset['kind'] = 'big-win'
  hud.banner.show({ kicker: '', big: '', small: '', hint: '' })
  if (!still) celebration.rain(mega ? COINS_MEGA : COINS_BIG)
  let announced = false
  await clock.play({
    durationMs: still ? 400 : mega ? MEGA_COUNT_MS : BIG_COUNT_MS,
    easing: easeOut,
    signal,
    update: (progress) => {
      hud.banner.setBig(showing.money(countedMinor(0n, totalMinor, progress)))
      if (!mega || announced || progress < MEGA_FROM) return
      announced = true
      sounds.play('bigWin')
      void celebration.announce(speech.say('megaWin'), still)
    },
  })
  await clock.wait(HOLD_MS, showing.tap.next())
  hud.banner.hide()
  delete hud.banner.node.dataset['kind']
  await celebration.close()
}
