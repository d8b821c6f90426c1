/** What a little provider may do wrong, each on purpose. */
export const PROVIDER_FAULTS = [
  'names no provider',
  'lists a game twice',
  'has games of others in a jackpot',
  'has a catalogue out of its form',
  'speaks two languages alone',
  'lets anybody frame its page',
  'reads what is not signed',
  'reads what is old',
  'knows every grant',
  'gives free rounds of any game',
  'takes other terms',
  'answers without the terms',
  'gives rounds at any bet',
  'cancels nothing',
  'forgets the time of a grant',
  'lists the latest first',
  'lists a round on two pages',
  'heeds no span',
  'lists cancelled rounds with money',
  'lists rounds without their state',
  'shows a round without its key',
  'asks for a session to look back',
] as const

export type ProviderFault = (typeof PROVIDER_FAULTS)[number]
