let isOpen = false

/** Says whether a game is showing a round whose end its player does not know yet. */
export function markRound(open: boolean): void {
  isOpen = open
}

/**
 * The amount that may be shown beside a game. The server knows how a round ends before the wheel has
 * stopped; while a round is open, a wallet goes down with a stake and does not go up with its win.
 */
export function shownBeside(minor: bigint, shownMinor: bigint | undefined): bigint {
  if (!isOpen || shownMinor === undefined) return minor
  return minor < shownMinor ? minor : shownMinor
}
