import { expect, test } from 'vitest'
import { isFeedStale } from '../../market/is-feed-stale.ts'
import { openScene, type Scene } from '../testing/scene.ts'
import { keepFresh } from './keep-fresh.ts'

const STALE_MS = 10_000

/** When the odds and the line were priced last, and when the feed stood by its prices, before now. */
type Case = [
  name: string,
  beforeMs: { odds: number; line: number; alive: number },
  inPlay: boolean,
  fresh: string[],
]

const NOW_MS = 1_000_000 + 200_000

function priceAt(scene: Scene, code: 'odds' | 'line', beforeMs: number, isInPlay: boolean) {
  scene.report(code, { atMs: NOW_MS - beforeMs, isInPlay })
}

test.each<Case>([
  [
    'before play all that the feed stands by',
    { odds: 90_000, line: 90_000, alive: 0 },
    false,
    ['odds', 'line'],
  ],
  [
    'before play nothing once it is silent',
    { odds: 90_000, line: 90_000, alive: 10_001 },
    false,
    [],
  ],
  [
    'in play the odds by their own news',
    { odds: 9_000, line: 90_000, alive: 0 },
    true,
    ['odds', 'line'],
  ],
  ['in play nothing whose odds are old', { odds: 10_001, line: 90_000, alive: 0 }, true, []],
  ['a line by its own news', { odds: 20_000, line: 1_000, alive: 0 }, true, ['line']],
  [
    'a line by its own news, the odds silent for over a minute',
    { odds: 61_002, line: 1_000, alive: 0 },
    true,
    ['line'],
  ],
  ['no line whose own news are old as well', { odds: 61_002, line: 10_001, alive: 0 }, true, []],
])('[LAW-17] fresh is, %s', (_, beforeMs, inPlay, fresh) => {
  const scene = openScene()
  scene.wait(200_000)
  priceAt(scene, 'odds', beforeMs.odds, inPlay)
  priceAt(scene, 'line', beforeMs.line, inPlay)
  const markets = [scene.market('odds'), scene.market('line')]
  keepFresh(markets, NOW_MS - beforeMs.alive)
  const isFresh = ({ life }: (typeof markets)[number]) => !isFeedStale(life, NOW_MS)
  expect(markets.filter(isFresh).map(({ code }) => code)).toEqual(fresh)
  expect(scene.market('odds').life.staleAfterMs).toBe(STALE_MS)
})
