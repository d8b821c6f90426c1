import * as z from 'zod'
import type { AskPartner, PartnerAnswer } from '../ask-partner.ts'
import { postJson } from '../answers/post-json.ts'
import { readAnswer, unknown, type Unknown } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import type { SharedToken } from '../token/shared-token.ts'
import { classOf, type BkashClass } from './bkash-codes.ts'

const fields = z.object({
  statusCode: word,
  errorCode: word,
  /** Only its gateway says this, of a call that went wrong. */
  message: word,
  paymentID: word,
  bkashURL: word,
  transactionStatus: word,
  verificationStatus: word,
  userVerificationStatus: word,
  trxID: word,
  amount: word,
  currency: word,
  merchantInvoiceNumber: word,
  customerMsisdn: word,
  receiverMSISDN: word,
  originalTrxID: word,
  refundTrxID: word,
  refundAmount: word,
  paymentExecuteTime: word,
  completedTime: word,
})

export type BkashFields = z.output<typeof fields>

/** An answer that bKash itself gave, sorted by its code. */
export type BkashReply =
  | { kind: 'read'; class: BkashClass; code: string; fields: BkashFields }
  | Unknown

export type BkashLine = (url: string, body: unknown, timeoutMs?: number) => Promise<BkashReply>

type Ports = { ask: AskPartner; tokens: SharedToken; appKey: string }

/** Opens what all calls with a token go through. A token that is not taken is replaced once. */
export function openBkashLine({ ask, tokens, appKey }: Ports): BkashLine {
  return async (url, body, timeoutMs) => {
    const send = (token: string) => {
      const request = postJson(url, body, { authorization: token, 'x-app-key': appKey })
      return ask(timeoutMs === undefined ? request : { ...request, timeoutMs })
    }
    const token = await tokens.take()
    if (token === null) return unknown('no token is to be had')
    const answer = await send(token)
    if (!isRefusedToken(answer)) return readReply(answer)
    const other = await tokens.replace(token)
    return other === null ? unknown('the token is not taken') : readReply(await send(other))
  }
}

function isRefusedToken(answer: PartnerAnswer): boolean {
  return answer.kind === 'answered' && answer.status === 401
}

function readReply(answer: PartnerAnswer): BkashReply {
  const read = readAnswer(fields, answer)
  if (read.kind === 'unknown') return read
  const code = codeOf(read.fields)
  const isWhole = code !== '' && read.fields.message === '' && read.status !== 401
  if (!isWhole) return unknown(`HTTP ${read.status} without a code`)
  // A success that its own status line denies is none.
  const isDenied = classOf(code) === 'success' && read.status !== 200
  if (isDenied) return unknown(`HTTP ${read.status} with the code of a success`)
  return { kind: 'read', class: classOf(code), code, fields: read.fields }
}

/** The older half of bKash calls the code otherwise, and says none when all went well. */
function codeOf({ statusCode, errorCode, trxID, transactionStatus }: BkashFields): string {
  if (statusCode !== '' || errorCode !== '') return statusCode || errorCode
  return trxID !== '' && transactionStatus !== '' ? '0000' : ''
}
