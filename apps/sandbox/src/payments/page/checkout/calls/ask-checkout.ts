import type { CheckoutView } from '../../../checkouts/hosted/checkout-view.ts'
import type { ApprovalBody, CodeBody, NumberBody } from '../../../checkouts/hosted/hosted-calls.ts'
import type { WalletErrorCode, WalletFailure } from '../../../wallet-error.ts'

/** The partner said no; its code says why. */
export class CheckoutRefusal extends Error {
  readonly code: WalletErrorCode

  constructor(code: WalletErrorCode) {
    super(code)
    this.code = code
  }
}

/** @throws CheckoutRefusal with the reason; any other error when no answer came. */
export type CheckoutCalls = {
  read: () => Promise<CheckoutView>
  giveNumber: (body: NumberBody) => Promise<{ number: string; code: string }>
  checkCode: (body: CodeBody) => Promise<unknown>
  approve: (body: ApprovalBody) => Promise<CheckoutView>
  cancel: () => Promise<CheckoutView>
}

/** The calls about one checkout. */
export function callsOf(id: string): CheckoutCalls {
  const path = `/api/checkouts/${encodeURIComponent(id)}`
  return {
    read: async () => answerOf(await fetch(path)),
    giveNumber: (body) => post(`${path}/number`, body),
    checkCode: (body) => post(`${path}/code`, body),
    approve: (body) => post(`${path}/approve`, body),
    cancel: () => post(`${path}/cancel`, {}),
  }
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return answerOf(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function answerOf<Answer>(answer: Response): Promise<Answer> {
  if (answer.ok) {
    const body: Answer = await answer.json()
    return body
  }
  const failure: WalletFailure & { code: WalletErrorCode } = await answer.json()
  throw new CheckoutRefusal(failure.code)
}
