import type { Hud } from '../hud/hud.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import type { ParentMessage } from '../parent/tell-parent.ts'
import type { Clock } from '../stage/clock.ts'
import { easeOut } from '../stage/easing.ts'
import { countedMinor } from './wins/count-up.ts'

const COUNT_MS = 500

export type Purse = {
  /** Begins with what the wallet says, showing less while an old round's win is still to be shown. */
  open: (balanceMinor: bigint, notYetShownMinor: bigint) => void
  /** The balance as the wallet last told it. */
  balanceMinor: () => bigint
  /** Takes over what the wallet says; the shown figure runs there, and the site is told. */
  set: (balanceMinor: bigint) => void
  /** Shows the stake as taken while the spin is under way. */
  showStakeTaken: (betMinor: bigint) => void
  /** Shows the balance again as the wallet last told it. */
  showAgain: () => void
}

/** The player's balance in the bar. */
export function createPurse(
  hud: Hud,
  clock: Clock,
  money: MoneyWriter,
  tell: (message: ParentMessage) => void,
): Purse {
  let balanceMinor = 0n
  let shownMinor = 0n
  let running = new AbortController()
  const write = (minor: bigint) => {
    shownMinor = minor
    hud.balance.value(money(minor))
  }
  const draw = (minor: bigint) => {
    running.abort()
    write(minor)
  }
  const runTo = (toMinor: bigint) => {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const fromMinor = shownMinor
    void clock.play({
      durationMs: COUNT_MS,
      easing: easeOut,
      signal,
      // A run that was cut short must not write over what cut it short.
      update: (progress) => {
        if (!signal.aborted) write(countedMinor(fromMinor, toMinor, progress))
      },
    })
  }
  const told = (next: bigint) => {
    balanceMinor = next
    tell({ type: 'maidan:balance', balanceMinor: String(next) })
  }
  return {
    balanceMinor: () => balanceMinor,
    open: (next, notYetShownMinor) => {
      told(next)
      draw(next - notYetShownMinor)
    },
    set: (next) => {
      told(next)
      runTo(next)
    },
    showStakeTaken: (betMinor) => draw(balanceMinor - betMinor),
    showAgain: () => draw(balanceMinor),
  }
}
