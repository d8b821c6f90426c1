import { expect, test } from 'vitest'
import { gameProviders } from './game-providers-setting.ts'

const SECRET = 's'.repeat(32)
const KOEL = `koel|Koel Games|https://games.koel.test/|koel-1:${SECRET}`

test('[LAW-13] providers are read with their names, origins and rings of keys', () => {
  const text = ` ${KOEL} ;doel|Doel|http://127.0.0.1:5050|old:${SECRET}, new:${SECRET};`
  expect(gameProviders.parse(text)).toEqual([
    {
      slug: 'koel',
      name: 'Koel Games',
      origin: 'https://games.koel.test',
      keys: [{ id: 'koel-1', secret: SECRET }],
    },
    {
      slug: 'doel',
      name: 'Doel',
      origin: 'http://127.0.0.1:5050',
      keys: ['old', 'new'].map((id) => ({ id, secret: SECRET })),
    },
  ])
  expect(gameProviders.parse(undefined)).toEqual([])
})

test.each([
  ['a part is missing', 'koel|Koel|https://koel.test'],
  ['a slug of the house’s own studio', `padma|Padma|https://padma.test|p:${SECRET}`],
  ['a slug with capitals', `Koel|Koel|https://koel.test|k:${SECRET}`],
  ['no name', `koel||https://koel.test|k:${SECRET}`],
  ['no address', `koel|Koel|koel.test|k:${SECRET}`],
  ['another protocol', `koel|Koel|ftp://koel.test|k:${SECRET}`],
  ['an address with a path', `koel|Koel|https://koel.test/games|k:${SECRET}`],
  ['a short secret', 'koel|Koel|https://koel.test|k:short'],
  ['the same slug twice', `${KOEL};${KOEL}`],
])('[LAW-13] refuses %s', (_, text) => {
  expect(gameProviders.safeParse(text).success).toBe(false)
})
