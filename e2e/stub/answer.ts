import type { CallAnswer, CallName, Calls, ErrorBody, ErrorCode } from '@maidan/contract'
import type { Reply } from '../front/open-front.ts'
import type { StubCall } from './read-stub-call.ts'

/** Codes that any call may refuse with, besides its own. */
type SharedCode =
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'NOT_FOUND'
  | 'NOT_LOGGED_IN'
  | 'STAFF_ROLE_MISSING'
  | 'TOO_MANY_REQUESTS'
  | 'VALIDATION_FAILED'

type CodeOf<Name extends CallName> = Calls[Name]['errors'][number] | SharedCode

/** What a refusal says besides its code; its status is the catalogue's. */
type RefusalDetail = Partial<Omit<ErrorBody, 'code'>> & {
  /** Of the withdrawal calls alone. */
  remaining_turnover?: string
}

/** A refusal of the catalogue. */
export class Refused<Code extends ErrorCode = ErrorCode> {
  readonly code: Code
  readonly detail: RefusalDetail

  constructor(code: Code, detail: RefusalDetail) {
    this.code = code
    this.detail = detail
  }
}

/** What no answer of the contract looks like and a page has to bear all the same. */
export class Foreign {
  readonly body: unknown
  readonly status: number

  constructor(body: unknown, status: number) {
    this.body = body
    this.status = status
  }
}

/** An answer that is no JSON: a picture or a file. */
export class Raw {
  readonly reply: Reply

  constructor(reply: Reply) {
    this.reply = reply
  }
}

/** The line breaks before an answer. */
export const broken = Symbol('the line breaks')

/** Refuses with a code that the call has in the contract; without a message, in the catalogue's words. */
export function refused<const Code extends ErrorCode>(
  code: Code,
  detail: RefusalDetail = {},
): Refused<Code> {
  return new Refused(code, detail)
}

/** Answers what the contract does not have, as an outside server may; say at the test why. */
export function foreign(body: unknown, status = 200): Foreign {
  return new Foreign(body, status)
}

/** A refusal that says nothing, as something between the page and the house gives it. */
export function wordless(status: number): Foreign {
  return new Foreign({}, status)
}

/** What a stub says to a call: an answer of the contract, a refusal of its codes, or trouble. */
export type Answer<Name extends CallName> =
  | CallAnswer<Calls[Name]>
  | Refused<CodeOf<Name>>
  | Foreign
  | Raw
  | typeof broken

type Maker<Name extends CallName> = (call: StubCall) => Answer<Name> | Promise<Answer<Name>>

/** Answers by the names of their calls; a function decides by what was asked. */
export type Answers = { [Name in CallName]?: Answer<Name> | Maker<Name> }

/** Answers that follow each other, call by call; the last one stays. */
export function inTurn<Given extends readonly [unknown, ...unknown[]]>(
  ...answers: Given
): () => Given[number] {
  let made = 0
  return () => answers[Math.min(made++, answers.length - 1)]
}

/** Keeps an answer waiting until the test opens it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
