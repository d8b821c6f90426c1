import type { BetsView, SessionView } from '../../book-api.ts'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import type { ParentMessage } from '../../../games/page/parent/tell-parent.ts'
import type { Purse } from '../head/purse.ts'
import type { Said, Speech } from '../words/speech.ts'

/** What a bet needs of the page around it. */
export type BetDeal = {
  session: string
  view: SessionView
  speech: Speech
  money: MoneyWriter
  purse: Purse
  tell: (message: ParentMessage) => void
  /** What the player can place free, and from which odds on a bonus counts; null while nobody has said. */
  news: () => Pick<BetsView, 'freeBets' | 'bonusOddsMin'> | null
  /** A bet was taken, or may have been. */
  onPlaced: () => void
  onBets: () => void
  /** Tells what became of a bet whose slip was closed meanwhile. */
  onLate: (lines: readonly Said[]) => void
  /** The session is over. */
  onOver: (error: unknown) => void
}
