import type { FreeRounds } from '../extras.ts'
import type { LittleRefusal, Sent } from './little-answer.ts'
import type { WalletFault } from './wallet-faults.ts'

/** Free rounds that the little wallet has given its player, and others that are over. */
export const FREE: FreeRounds = { grant: 'FREE1', betMinor: '1000' }
export const LATE_FREE: FreeRounds = { grant: 'FREE0', betMinor: '1000' }

const ROUNDS = 5

/** The free rounds of one player at one game. */
export class LittleGrants {
  readonly #has: (fault: WalletFault) => boolean
  #taken = 0

  constructor(fault: WalletFault | null) {
    this.#has = (one) => one === fault
  }

  /** Takes a round where the bet names a grant; answers why it does not, or null. */
  take(sent: Sent, { isSecond }: { isSecond: boolean }): LittleRefusal | null {
    const { grant, grant_bet: bet, amount } = sent
    if (grant === undefined || this.#has('gives free rounds to anybody')) return null
    if (grant === LATE_FREE.grant)
      return this.#has('plays free rounds after their time') ? null : 'FREE_GRANT_OVER'
    if (grant !== FREE.grant) return bet === undefined ? null : 'FREE_GRANT_NOT_FOUND'
    const isOther = bet !== FREE.betMinor && !this.#has('plays free rounds at any bet')
    if (isOther || amount !== '0' || isSecond) return 'FREE_GRANT_MISMATCH'
    if (this.#taken >= ROUNDS && !this.#has('counts no free rounds')) return 'FREE_GRANT_OVER'
    this.#taken += 1
    return null
  }

  /** A round whose bet went back can be played again. */
  giveBack(grant: string | null, { isBack }: { isBack: boolean }): void {
    if (grant === null || (isBack && !this.#has('gives a free round back twice'))) return
    this.#taken -= 1
  }
}
