import { expect, test } from 'vitest'
import { failedNames, playLittleProvider } from './self-test/testing/play-little-wallet.ts'
import { PROVIDER_FAULTS, type ProviderFault } from './self-test/testing/provider-faults.ts'

const UNSIGNED = 'a call that is not signed as it must be is refused'

/** The checks by which each fault of a provider must be seen. */
const seenBy: Record<ProviderFault, string[]> = {
  'names no provider': ['catalogue: is in its form, and names the provider'],
  'lists a game twice': ['catalogue: has the game that is played, and each game once'],
  'has games of others in a jackpot': [
    'catalogue: jackpots have games of the provider, none of them two',
  ],
  'has a catalogue out of its form': ['catalogue: is in its form, and names the provider'],
  'speaks two languages alone': [
    'catalogue: the game’s page opens in the site’s frame, in any language',
  ],
  'lets anybody frame its page': [
    'catalogue: the game’s page opens in the site’s frame, in any language',
  ],
  'reads what is not signed': [`free rounds: ${UNSIGNED}`, `list of rounds: ${UNSIGNED}`],
  'reads what is old': [`free rounds: ${UNSIGNED}`, `list of rounds: ${UNSIGNED}`],
  'knows every grant': [
    'free rounds: an unknown grant, and one of a game without free rounds, are refused',
  ],
  'gives free rounds of any game': [
    'free rounds: an unknown grant, and one of a game without free rounds, are refused',
  ],
  'takes other terms': [
    'free rounds: the same again is answered as it stands, other terms are refused',
  ],
  'answers without the terms': [
    'free rounds: the same again is answered as it stands, other terms are refused',
  ],
  'gives rounds at any bet': ['free rounds: an unknown game, currency or bet is refused'],
  'cancels nothing': ['free rounds: cancelling takes back what is left, and again changes nothing'],
  'forgets the time of a grant': ['free rounds: rounds whose time is over are expired'],
  'lists the latest first': [
    'list of rounds: the last day is in its form: oldest first, each round once',
  ],
  'lists a round on two pages': [
    'list of rounds: the last day is in its form: oldest first, each round once',
  ],
  'heeds no span': [
    'list of rounds: two halves of a day have the rounds of the whole',
    'list of rounds: a day in which nothing can have begun has no rounds',
  ],
  'lists cancelled rounds with money': [
    'list of rounds: the last day is in its form: oldest first, each round once',
  ],
  'lists rounds without their state': [
    'list of rounds: the last day is in its form: oldest first, each round once',
  ],
  'shows a round without its key': [
    'looking back: a link opens without a session, and not without its key',
  ],
  'asks for a session to look back': [
    'looking back: a link opens without a session, and not without its key',
  ],
}

test.each(PROVIDER_FAULTS)('[LAW-19] a provider that %s fails by name', async (fault) => {
  const names = failedNames(await playLittleProvider(fault))
  expect(names).toEqual(expect.arrayContaining(seenBy[fault].map((name) => `provider: ${name}`)))
})
