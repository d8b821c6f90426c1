import { paytable } from '@maidan/casino'
import type { Table } from '../table.ts'
import { PRIZE_WORDS } from './board-coin.ts'

/** Writes what the fixed prizes pay at a bet; a game without coins has none. */
export function showPrizes({ game, hud, speech, shortMoney }: Table, betMinor: bigint): void {
  const { hold } = paytable(game, betMinor)
  if (hold === null) return hud.prizes.show([])
  const amount = (minor: string) => shortMoney(BigInt(minor))
  hud.prizes.show([
    { kind: 'grand', name: speech.say('prizeGrand'), amount: amount(hold.grandMinor) },
    ...hold.prizes.map(({ kind, winMinor }) => ({
      kind,
      name: speech.say(PRIZE_WORDS[kind]),
      amount: amount(winMinor),
    })),
  ])
}
