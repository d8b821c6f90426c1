import type { FreeBetsView, SessionView } from '../../book-api.ts'
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
  /** The free bets that the player has now. */
  freeBets: () => readonly FreeBetsView[]
  /** A bet was taken, or may have been. */
  onPlaced: () => void
  onBets: () => void
  /** Tells what became of a bet whose slip was closed meanwhile. */
  onLate: (lines: readonly Said[]) => void
  /** The session is over. */
  onOver: (error: unknown) => void
}
