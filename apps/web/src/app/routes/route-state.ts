import type { LaunchTarget } from '../../features/games/launch-code.ts'
import { useLocation } from '../../lib/router/use-location.ts'

/** The `/games` parameters that closing a game returns to. */
export type GamesSearch = { type?: string; system?: string; title?: string } & ListSearch

/** How a list is narrowed and sorted, so that an address can be shared and gone back to. */
export type ListSearch = {
  q?: string | undefined
  sort?: string | undefined
  show?: string | undefined
  kind?: string | undefined
  feature?: string | undefined
  volatility?: string | undefined
}

/** What a screen is handed through navigation state instead of the address. */
export type RouteStates = {
  gamerun: OpenGame
  /** What was chosen for the next deposit: a promotion elsewhere, or all of it before Next. */
  deposit: DepositChoice
  /** The tab list of the funds screens keeps the keyboard's place. */
  fundsTab: { focus: true }
  makePayment: MakePayment
  /** A deposit is followed by its reference until it is decided. */
  paymentRequest: { amount: string; payment_icon: string; reference?: string }
  oddsView: OddsVisit
  /** What was typed into the wide `/register`. */
  signup: SignupStart
  /** An address that leads nowhere, on the way to home. */
  noPage: { pathname: string }
  /** When the countdown of this very visit ends, over reloads too. */
  countdown: { endsAtMs: number }
}

/** A game in its frame. */
export type OpenGame = {
  url: string
  title?: string
  returnTo?: GamesSearch
  isDemo?: boolean
  /** Its page says when it is there. */
  greets?: boolean
  /** What a new way in is asked for with; without it the address is good for ever. */
  from?: LaunchTarget | 'luckySports'
}

/** The event that the odds view shows, and where its back button leads (EXCH-04). */
export type OddsVisit = {
  marketId: string
  eventId: string
  selectedSport: string
  previousPath: string
}

/** A sign-up form that has been begun elsewhere. */
export type SignupStart = Record<
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'currency'
  | 'name'
  | 'phone'
  | 'email'
  | 'referral_code',
  string
>

/** A deposit form as it was left. */
export type DepositChoice = {
  /** 0 for no promotion. */
  promotionId: number
  methodId?: number
  accountType?: string
  /** As it was typed. */
  amount?: string
}

/** What a deposit was chosen to be; the last four come from an e-wallet's answer. */
export type MakePayment = {
  amount: string
  payment_icon: string
  payment_type: string
  payment_id: number
  payment_name: string
  /** 0 for no promotion. */
  promotion_id: number
  transaction?: string
  number?: string
  /** Minutes. */
  timer?: number
  message?: string
}

/** State for `navigate({ to, state: routeState('gamerun', {...}) })`. */
export function routeState<Name extends keyof RouteStates>(name: Name, value: RouteStates[Name]) {
  return { [name]: value }
}

/** The state that the present screen was opened with; undefined when opened by address. */
export function useRouteState<Name extends keyof RouteStates>(
  name: Name,
): RouteStates[Name] | undefined {
  const { state } = useLocation()
  return (state as Partial<RouteStates>)[name]
}
