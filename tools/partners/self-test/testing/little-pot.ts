import { jackpotShare, winPot } from '@maidan/casino'
import type { FedJackpot } from '../extras.ts'
import type { Sent } from './little-answer.ts'
import type { WalletFault } from './wallet-faults.ts'

/** The jackpot that the little wallet's game feeds. */
export const FED: FedJackpot = { code: 'KOEL-PADDLE', shareBps: 100, multiple: 1_000n }

/** One pot in one currency. */
export class LittlePot {
  readonly #has: (fault: WalletFault) => boolean
  #kept = { potMinor: 0n, reserveMinor: 0n }

  constructor(fault: WalletFault | null) {
    this.#has = (one) => one === fault
  }

  /** Puts in what a decided bet feeds: nothing of what was not at risk. */
  feed(stakeMinor: bigint, unplayedMinor: bigint): void {
    if (this.#has('feeds no jackpot')) return
    const isAll = this.#has('feeds jackpots with what was not played')
    const share = jackpotShare(isAll ? stakeMinor : stakeMinor - unplayedMinor, FED.shareBps)
    const { potMinor, reserveMinor } = this.#kept
    this.#kept = {
      potMinor: potMinor + share.potMinor,
      reserveMinor: reserveMinor + share.reserveMinor,
    }
  }

  isWonBy({ jackpot }: Sent): boolean {
    return jackpot === FED.code || this.#has('pays jackpots that are not fed')
  }

  /** Everything that it holds, minor units; what was kept back is the next pot. */
  win(): bigint {
    const { potMinor } = this.#kept
    if (!this.#has('pays a pot twice')) this.#kept = winPot(this.#kept).after
    return potMinor
  }

  told() {
    const amount = String(this.#kept.potMinor)
    return { jackpots: [{ code: FED.code, currency: 'BDT', amount }] }
  }
}
