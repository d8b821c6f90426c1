import { expect, test } from 'vitest'
import { figuresOf, holdOf, outcomesAfter } from './figures.ts'

const back = { kind: 'match_odds', side: 'back', odds: '1.98', stakeMinor: 500_00n } as const
const lay = { ...back, side: 'lay' } as const
const [DHAKA, SYLHET, DRAW] = [11, 12, 13]

test.each([
  ['a back wins floor((odds − 1) × stake)', back, 490_00n, 500_00n],
  ['a lay risks what the backer wins', lay, 500_00n, 490_00n],
  [
    'what the floor takes stays with the layer',
    { ...back, odds: '3.05', stakeMinor: 33n },
    67n,
    33n,
  ],
  ['the end of the ladder', { ...back, odds: '1000' }, 499_500_00n, 500_00n],
  ['a bookmaker’s rate', { ...back, kind: 'bookmaker', odds: '87.5' }, 437_50n, 500_00n],
  ['a bookmaker’s lay', { ...lay, kind: 'bookmaker', odds: '90' }, 500_00n, 450_00n],
  ['yes on a line', { ...back, kind: 'fancy', side: 'yes', odds: '90' }, 450_00n, 500_00n],
  ['no on a line', { ...back, kind: 'fancy', side: 'no', odds: '110' }, 500_00n, 550_00n],
] as const)('[SIL-115, LAW-15, LAW-16] %s', (_, terms, winMinor, loseMinor) => {
  expect(figuresOf(terms)).toEqual({ winMinor, loseMinor })
})

test('[SIL-115] odds that are no price have no figures', () => {
  expect(figuresOf({ ...back, odds: '2.01' })).toBeNull()
  expect(figuresOf({ ...back, odds: '' })).toBeNull()
  expect(figuresOf({ ...back, kind: 'fancy', odds: 'x' })).toBeNull()
})

test('[SIL-115] each runner’s outcome is what it was and this bet', () => {
  const nets = new Map([
    [DHAKA, -100_00n],
    [SYLHET, 300_00n],
  ])
  const runners = [DHAKA, SYLHET, DRAW]
  const after = (bet: typeof back | typeof lay) =>
    outcomesAfter(runners, nets, { ...bet, selectionId: DHAKA }).map(({ afterMinor }) => afterMinor)
  expect(after(back)).toEqual([390_00n, -200_00n, -500_00n])
  expect(after(lay)).toEqual([-590_00n, 800_00n, 500_00n])
})

test('[SIL-115, LAW-14] a bet needs only what the worst result costs more than before', () => {
  const runners = [DHAKA, SYLHET]
  const worsts = new Map([
    [DHAKA, 300_00n],
    [SYLHET, -300_00n],
  ])
  const against = { ...lay, selectionId: DHAKA }
  expect(holdOf(runners, new Map(), against)).toBe(490_00n)
  // Unmatched it may lose on Dhaka, where there are 300 to lose first, and frees nothing.
  expect(holdOf(runners, worsts, against)).toBe(0n)
  const more = { ...back, selectionId: DHAKA }
  expect(holdOf(runners, worsts, more)).toBe(500_00n)
  const house = { ...against, kind: 'bookmaker', odds: '98' } as const
  expect(holdOf(runners, new Map([[DHAKA, 0n]]), house)).toBe(490_00n)
})
