import { expect } from 'vitest'
import { KeepLedger } from './wallet/keep-ledger.ts'
import type { Bet } from './wallet/keep-ledger.ts'
import { assertNoFaults, startFakeWallet } from './wallet/start-fake-wallet.ts'
import type { FakeWallet } from './wallet/start-fake-wallet.ts'
import { startGame } from './start-game.ts'
import type { Game } from './start-game.ts'

export const START_MINOR = 100_000n

export type House = {
  readonly ledger: KeepLedger
  readonly wallet: FakeWallet
  readonly game: Game
  listBets(): Bet[]
  /** Every bet was won, with zero too, or rolled back; and the balance is what that makes. */
  assertBooksRight(): void
  close(): void
}

/** A fake wallet with one player, and the real server in a process of its own. */
export async function openHouse(): Promise<House> {
  const ledger = new KeepLedger(START_MINOR)
  const wallet = await startFakeWallet(ledger)
  const game = await startGame(wallet.origin)
  const listBets = (): Bet[] => ledger.listBets()
  return {
    ledger,
    wallet,
    game,
    listBets,
    assertBooksRight() {
      let expected = START_MINOR
      for (const bet of listBets()) {
        expect(bet.hasWin).not.toBe(bet.isRolledBack)
        if (!bet.isRolledBack) expected += bet.won - bet.amount
      }
      expect(ledger.state.balance).toBe(expected)
    },
    close() {
      game.stop()
      wallet.stop()
      assertNoFaults(wallet)
    },
  }
}

/** Does the deed the first time that this call is seen. */
export function doOnce<Result>(
  name: string,
  deed: () => Result,
): (seen: string) => Result | undefined {
  let isDone = false
  return (seen) => {
    if (seen !== name || isDone) return undefined
    isDone = true
    return deed()
  }
}
