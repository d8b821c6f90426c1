import { expandWilds } from '../../stage/reels/expand-wilds.ts'
import type { Showing } from '../showing.ts'

/** Turns reels of the standing view wholly wild, if any are to be. */
export async function showExpansion(reels: readonly number[], showing: Showing): Promise<void> {
  const { scene, game, theme, sounds, still } = showing
  if (reels.length === 0 || game.wild === null) return
  sounds.play('wild')
  const { machine, clock, effects } = scene
  const look = { layout: scene.layout(), glow: effects.glow, colour: theme.glow }
  const expansion = { machine, clock, wild: game.wild.symbol, ...look }
  await expandWilds(expansion, reels, still)
}
