import { refuseGrant } from '../free-rounds/refuse-grant.ts'
import { listRounds } from '../rounds/list-rounds.ts'
import type { Shop } from '../shop/open-shop.ts'
import { isSigned } from './check-signed.ts'
import type { SignedCall } from './check-signed.ts'
import type { Fields } from './read-fields.ts'

type OperatorReply = { readonly status: number; readonly body: object }

/** Answers the operator's own calls, of which nothing is read before the signature is right. */
export function answerOperator(shop: Shop, call: SignedCall, fields: Fields): OperatorReply {
  if (!isSigned(call, shop.settings.keys, shop.nowMs())) return refuse(401, 'INVALID_SIGNATURE')
  if (!call.path.endsWith('/rounds/list')) {
    const { status, code } = refuseGrant(call.path)
    return refuse(status, code)
  }
  const page = listRounds(shop, fields)
  return page ? { status: 200, body: page } : refuse(422, 'INVALID_BODY')
}

function refuse(status: number, code: string): OperatorReply {
  return { status, body: { code, message: code } }
}
