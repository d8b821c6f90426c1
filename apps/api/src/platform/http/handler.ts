import type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallParams,
  CallQuery,
  CallName,
  Calls,
  Language,
  PlayerCurrency,
  StaffRole,
} from '@maidan/contract'
import type { CaptchaReply } from '../security/captcha-reply.ts'

export type PlayerIdentity = {
  playerId: bigint
  sessionId: bigint
  remoteId: string
  username: string
  currency: PlayerCurrency
  language: Language
}

export type StaffIdentity = {
  staffId: bigint
  sessionId: bigint
  username: string
  role: StaffRole
}

/** A game provider whose signature fitted. */
export type PartnerIdentity = { platform: string; slug: string }

type Actor<C extends CallDefinition> = C['auth'] extends 'player'
  ? { player: PlayerIdentity }
  : C['auth'] extends 'staff'
    ? { staff: StaffIdentity }
    : C['auth'] extends 'partner'
      ? { partner: PartnerIdentity }
      : C['auth'] extends 'optional'
        ? { player: PlayerIdentity | null }
        : unknown

/** A parsed request: what was asked, by whom, from where. */
export type CallRequest<C extends CallDefinition> = {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  ip: string
  agent: string
  /** What the screen speaks, if it says so in `x-maidan-language`. */
  language: Language | null
  /** Whether the page of the back office asks: its session stands in a cookie. */
  fromOffice: boolean
  requestId: string
  /** The body's own bytes, for signatures and uploads. */
  rawBody: Buffer
  contentType: string
  /** `Sec-Fetch-Site` of a browser; empty from anything else. */
  fetchSite: string
  /** Where the browser's page stands; empty from anything else. */
  siteOrigin: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** What it answers to a captcha. */
  captcha: CaptchaReply
} & Actor<C>

/** An answer that is not JSON, or JSON whose very bytes matter. */
export class RawAnswer {
  readonly status: number
  readonly contentType: string
  readonly bytes: Buffer | string
  readonly headers: Record<string, string>

  constructor(
    contentType: string,
    bytes: Buffer | string,
    status = 200,
    headers: Record<string, string> = {},
  ) {
    this.status = status
    this.contentType = contentType
    this.bytes = bytes
    this.headers = headers
  }
}

/** Answers a call with the ports that it names, and nothing else of the process. */
export type Handler<C extends CallDefinition, Ports = unknown> = (
  ports: Ports,
  request: CallRequest<C>,
) => Promise<CallAnswer<C> | RawAnswer>

/** One handler for each call that the contract says is answered. */
export type Handlers<Ports> = { [K in CallName]: Handler<Calls[K], Ports> }
