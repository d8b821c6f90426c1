/** What a wallet answers when it does not do what it was asked: its HTTP status and words. */
const walletErrors = {
  INVALID_BODY: [422, 'Please check the fields.'],
  SAME_NUMBER: [422, 'You cannot send money to the same number.'],
  NOT_ENOUGH_MONEY: [402, 'The wallet has too little play money for this.'],
  CHECKOUT_CLOSED: [409, 'This payment is no longer open.'],
  CHECKOUT_EXPIRED: [410, 'This payment has expired.'],
  WRONG_CODE: [422, 'The code is wrong.'],
  WRONG_PIN: [422, 'The PIN is wrong.'],
  TOO_MANY_TRIES: [429, 'Too many wrong tries.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** How a refusal is answered: what went wrong, for people and for programs. */
export type WalletFailure = { message: string; code: string }

export type WalletErrorCode = keyof typeof walletErrors

export class WalletError extends Error {
  readonly code: WalletErrorCode
  readonly status: number

  constructor(code: WalletErrorCode, detail = '') {
    const [status, message] = walletErrors[code]
    super(detail === '' ? message : detail)
    this.code = code
    this.status = status
  }
}
