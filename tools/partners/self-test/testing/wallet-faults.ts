/** What a little wallet may do wrong, each on purpose. */
export const WALLET_FAULTS = [
  'checks no signature',
  'checks no clock',
  'takes any provider’s key',
  'forgets calls',
  'answers repeats anew',
  'takes other data for a repeat',
  'looks calls up before it waits',
  'reads the balance before it waits',
  'takes unknown fields',
  'takes any amount',
  'takes any session',
  'rolls back twice',
  'remembers no early rollback',
  'pays what went back',
  'rolls back what was won',
  'refuses late wins',
  'takes bets after the end',
  'overdraws',
  'lets large wins be spent',
] as const

export type WalletFault = (typeof WALLET_FAULTS)[number]
