/** The refusals of Nagad, each with its number and its HTTP status. */
const refusals = {
  INVALID_MERCHANT: ['1001', 400, 'Invalid merchant'],
  INVALID_REQUEST: ['1001', 400, 'Invalid request'],
  INVALID_SIGNATURE: ['1002', 400, 'Invalid signature'],
  INVALID_TIME: ['1003', 400, 'Invalid date and time'],
  INVALID_CHALLENGE: ['1004', 400, 'Invalid challenge'],
  INVALID_AMOUNT: ['1005', 400, 'Invalid amount'],
  DUPLICATE_ORDER: ['1006', 400, 'The order id was used before'],
  NOT_FOUND: ['1007', 404, 'The payment was not found'],
  WRONG_STATE: ['1008', 400, 'The payment cannot be completed'],
} as const satisfies Record<string, readonly [reason: string, status: number, message: string]>

export type NagadRefusalKey = keyof typeof refusals

/** Thrown where Nagad says no. */
export class NagadRefusal extends Error {
  readonly reason: string
  readonly status: number

  constructor(key: NagadRefusalKey) {
    const [reason, status, message] = refusals[key]
    super(message)
    this.reason = reason
    this.status = status
  }
}
