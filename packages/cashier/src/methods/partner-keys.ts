/** Partners on whose own page, or by whose own call, money comes and goes. */
export const PARTNER_KEYS = ['bkash', 'nagad', 'sslcommerz'] as const

export type PartnerKey = (typeof PARTNER_KEYS)[number]

/** The node that shows TRON's chain: nobody is asked there for a payment, the house reads it. */
export const CHAIN_KEY = 'tron'

/** All outside of the house that the cashier depends on, and whose answers it counts. */
export const OUTSIDE_KEYS = [...PARTNER_KEYS, CHAIN_KEY] as const

export type OutsideKey = (typeof OUTSIDE_KEYS)[number]
