import type { Sounds } from '../../../games/page/sound/sounds.ts'
import { winTier, type WinTier } from '../../../games/page/play/wins/win-tier.ts'

/** Plays what a round has won against its bet, and says how much that is; what is not above the bet is not cheered. */
export function cheer(sounds: Pick<Sounds, 'play'>, winMinor: bigint, betMinor: bigint): WinTier {
  const tier = winTier(winMinor, betMinor)
  if (tier === 'small') sounds.play('win')
  if (tier === 'big' || tier === 'mega') sounds.play('bigWin')
  return tier
}
