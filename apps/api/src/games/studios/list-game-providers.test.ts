import { byKeyRing } from '@maidan/contract'
import { expect, test } from 'vitest'
import { listGameProviders } from './list-game-providers.ts'

test('[LAW-13] a provider without keys is off', () => {
  const keys = [{ id: 'bagh-1', secret: 's'.repeat(32) }]
  const providers = listGameProviders({
    ...byKeyRing(() => undefined),
    BAGH_KEYS: keys,
    GAME_PROVIDERS: [],
  })
  expect([...providers]).toEqual([
    ['bagh', { platform: 'BAGH', slug: 'bagh', name: 'Bagh Studio', origin: null, keys }],
  ])
})
