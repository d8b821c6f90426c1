import type { Showing } from './showing.ts'

type CardText = { kicker: string; big: string; small: string }

/** A card over the darkened game, until its time is up or the player taps. */
export async function showCard(
  showing: Showing,
  durationMs: number,
  text: CardText,
): Promise<void> {
  const { scene, hud, speech, still } = showing
  const signal = showing.tap.next()
  scene.wins.clear()
  hud.spin.set('showing')
  await scene.celebration.open(still)
  hud.banner.show({ ...text, hint: speech.say('tapToGoOn') })
  await scene.clock.wait(durationMs, signal)
  hud.banner.hide()
  await scene.celebration.close()
}
