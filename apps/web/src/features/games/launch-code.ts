export type LaunchTarget = { gameCode: string; platform: string; gameType: string }

/**
 * Completes a game code with its platform and type. A combined code such as `JILI-SLOT` is split
 * at its first dash for whichever of the two is missing; the code itself stays whole (SIL-102).
 */
export function launchTarget(
  gameCode: string,
  known: { platform?: string; gameType?: string } = {},
): LaunchTarget {
  const dash = gameCode.indexOf('-')
  const [head, tail] = dash < 0 ? ['', ''] : [gameCode.slice(0, dash), gameCode.slice(dash + 1)]
  return { gameCode, platform: known.platform || head, gameType: known.gameType || tail }
}
