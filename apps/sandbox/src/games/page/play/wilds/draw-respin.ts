import type { Showing } from '../showing.ts'
import { countText } from '../../words/count-text.ts'

type Respin = { index: number; held: readonly number[] }

/** Frames the held reels, counts the respin above them, and says both to screen readers. */
export function drawRespin({ scene, hud, speech, game }: Showing, { index, held }: Respin): void {
  const { mechanic } = game
  if (mechanic.kind !== 'respins') return
  scene.held.show(held)
  hud.held.show(
    speech.say('held'),
    held.map((reel) => ({ reel, name: speech.say('reelHeld', { reel: reel + 1 }) })),
  )
  hud.ribbon.show(speech.say('respinOf', { index, max: mechanic.respinsMax }))
  const reels = held.map((reel) => reel + 1).join(', ')
  hud.plaque.announce(
    speech.say('respinSaid', { index, reels: countText(speech.language(), reels) }),
  )
}

/** Nothing is held any more. */
export function endRespins({ scene, hud, game }: Showing): void {
  if (game.mechanic.kind !== 'respins') return
  scene.held.show([])
  hud.held.show('', [])
  hud.ribbon.hide()
}
