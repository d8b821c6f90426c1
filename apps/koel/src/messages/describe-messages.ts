import type { Picture } from '../ticket/list-prizes.ts'

/** What our server refuses with. Codes of the wallet stand in `TicketView.refusal` beside them. */
export type ErrorCode =
  | 'SESSION_ENDED'
  | 'LAUNCH_ENDED'
  | 'WALLET_SILENT'
  | 'GAME_NOT_FOUND'
  | 'PLAYER_BLOCKED'
  | 'CURRENCY_NOT_OFFERED'
  | 'TICKET_UNDER_WAY'
  | 'SEED_CHANGED'
  | 'INVALID_REQUEST'
  | 'FAULT'

export type TicketState =
  | 'betting'
  | 'settling'
  | 'settled'
  | 'cancelling'
  | 'cancelled'
  | 'refused'
  | 'void'

/** A ticket as the page sees it. */
export type TicketView = {
  readonly id: string
  readonly state: TicketState
  readonly refusal: string | null
  readonly priceMinor: string
  readonly currency: string
  readonly createdMs: number
  readonly isRevealed: boolean
  readonly fields: readonly Picture[] | null
  readonly prize: Picture | null
  readonly winMinor: string | null
  readonly balanceAfterBetMinor: string | null
  readonly balanceAfterWinMinor: string | null
  readonly clientSeed: string
  readonly serverSeedHash: string
  /** Told when the ticket is scratched, so that anybody can check it. */
  readonly serverSeed: string | null
  readonly recallUrl: string | null
}

/** What a page needs to show the game. */
export type StateView = {
  readonly username: string
  readonly currency: string
  readonly isTrial: boolean
  readonly isBlocked: boolean
  /** Null when the wallet does not answer. */
  readonly balanceMinor: string | null
  readonly pricesMinor: readonly string[]
  /** Hash of the seed of the next ticket. */
  readonly serverSeedHash: string
  /** The newest ticket, when it is not scratched or not settled yet. */
  readonly ticket: TicketView | null
}

export type OpenView = { readonly token: string; readonly state: StateView }

/** A ticket after a purchase or a look, and the hash of the seed of the next one. */
export type TicketAnswer = { readonly ticket: TicketView; readonly serverSeedHash: string }
export type HistoryView = { readonly tickets: readonly TicketView[] }
export type ErrorView = { readonly code: ErrorCode }
