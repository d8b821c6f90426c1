import { expect, test } from 'vitest'
import { readArguments } from './self-test/read-arguments.ts'
import { resultTable } from './self-test/result-table.ts'
import { failedNames, playLittleWallet } from './self-test/testing/play-little-wallet.ts'

test('[LAW-19] a wallet and a provider written by the document pass', async () => {
  const results = await playLittleWallet(null)
  expect(failedNames(results)).toEqual([])
  expect(resultTable(results).at(-1)).toMatch(/^ {2}\d+ passed, 0 failed, 1 skipped$/)
})

test.each([
  [[]],
  [['site.example']],
  [['http://127.0.0.1:3000']],
  [['http://127.0.0.1:3000', '--demo', '--what']],
  [['http://127.0.0.1:3000', '--provider', 'koel', '--key', 'koel-1']],
  [['http://127.0.0.1:3000', '--provider', 'koel', '--key', 'a:b', '--game', 'G']],
])('%j is not understood, and the way to say it is told', (words) => {
  expect(() => readArguments(words)).toThrow(/./)
})

test('a launch, a session and another provider are read', () => {
  const words = ['http://127.0.0.1:3000/', '--provider', 'koel', '--key', 'koel-1:s', '--game', 'G']
  const launched = readArguments([...words, '--launch', 't', '--other', 'doel=doel-1:x'])
  expect(launched).toMatchObject({
    url: 'http://127.0.0.1:3000',
    provider: 'koel',
    way: { kind: 'launch', key: { id: 'koel-1', secret: 's' }, game: 'G', token: 't' },
    other: { slug: 'doel', key: { id: 'doel-1', secret: 'x' } },
    withLargeWin: true,
    extras: { origin: null, free: null, mayWinPot: false },
  })
  const seated = readArguments([...words, '--session', 's', '--no-large-win'])
  expect(seated.way).toMatchObject({ kind: 'session', seat: { session: 's', currency: 'BDT' } })
  expect(seated.withLargeWin).toBe(false)
})

test('what there is beside a seat is read', () => {
  const words = [
    'http://127.0.0.1:3000',
    '--demo',
    '--game',
    'G',
    '--origin',
    'http://koel.example/',
  ]
  const more = ['--free', 'F1:1000', '--late-free', 'F0:500', '--ended-session', 's', '--win-pot']
  more.push('--contest', `R:${'c'.repeat(43)}:1000`)
  const { way, extras } = readArguments([...words, ...more, '--recall', 'http://koel.example/r'])
  expect(way).toEqual({ kind: 'demo', game: 'G' })
  expect(extras).toEqual({
    origin: 'http://koel.example',
    endedSession: 's',
    free: { grant: 'F1', betMinor: '1000' },
    lateFree: { grant: 'F0', betMinor: '500' },
    recallUrl: 'http://koel.example/r',
    mayWinPot: true,
    contest: { game: 'R', session: 'c'.repeat(43), feeBps: 1_000 },
  })
  expect(() => readArguments([...words, '--free', 'F1'])).toThrow(/GRANT:BET/)
  expect(() => readArguments([...words, '--contest', 'R'])).toThrow(/GAME:SESSION:FEE/)
  expect(() => readArguments([...words, '--origin', 'koel'])).toThrow(/is an address/)
})
