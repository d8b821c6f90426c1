/** The answers of bKash that are no success, by its own numbers. */
const refusals = {
  2001: 'Invalid App Key',
  2002: 'Invalid Payment ID',
  2006: 'Invalid Amount',
  2007: 'Invalid Currency',
  2008: 'Invalid Intent',
  2012: 'Invalid Receiver MSISDN',
  2023: 'Insufficient Balance',
  2026: 'The reversal amount cannot be greater than the original transaction amount',
  2029: 'Duplicate for all transactions',
  2031: 'Invalid Merchant Invoice Number',
  2033: 'Transaction not found',
  2056: 'Invalid Payment State',
  2060: "The payment execution pre-requisite hasn't been met",
  2062: 'The payment has already been completed',
  2064: 'This product mode is currently unavailable',
  2065: 'Mandatory field missing',
  2069: 'Transaction has already been cancelled',
} as const satisfies Record<number, string>

/** Thrown where bKash says no; it says so with HTTP 200. */
export class BkashRefusal extends Error {
  readonly code: keyof typeof refusals

  constructor(code: keyof typeof refusals) {
    super(refusals[code])
    this.code = code
  }
}

/** What every answer that is a success begins with. */
export const SUCCESS = { statusCode: '0000', statusMessage: 'Successful' } as const

/** How a refusal is answered; calls of the older kind read the two other fields. */
export function refusalAnswer({ code, message }: BkashRefusal) {
  return {
    statusCode: String(code),
    statusMessage: message,
    errorCode: String(code),
    errorMessage: message,
  }
}
