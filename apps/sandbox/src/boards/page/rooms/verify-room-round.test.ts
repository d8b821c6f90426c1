import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../../games/page/fairness/verify-round.ts'
import { drawOutcome } from '../../../rooms/chain/draw-outcome.ts'
import { linksOf } from '../../../rooms/chain/link-chain.ts'
import type { ContestField } from '../../../rooms/room-api.ts'
import { testCoin, testCup, testKite } from '../../../rooms/testing/test-games.ts'
import { isOneChain, verifyRoomRound, type RoundClaim } from './verify-room-round.ts'

const stake = { stakeMinor: '1000', currency: 'BDT' }
const back = {
  ...stake,
  spot: { autoCenti: null },
  outAtCenti: null,
  winMinor: null,
  state: 'returned',
} as const
const links = linksOf('f'.repeat(64), 50)

/** A bet of 10.00 that was taken out at 1.20, below any break. */
const bet = {
  ...stake,
  spot: { autoCenti: null },
  outAtCenti: 120,
  winMinor: '1200',
  state: 'closed',
} as const

/** A round as the studio draws and tells it. */
function told(number: number) {
  const link = links[number] ?? ''
  const clientSeeds = ['alice', 'bob']
  const outcome = drawOutcome(testKite, { link, clientSeeds, number })
  const promise = { number, link, linkHash: links[number - 1] ?? '', clientSeeds }
  return { ...promise, outcome, bet, contest: null, isCut: false }
}

describe('a round is drawn again in the browser', () => {
  test.each([1, 2, 30, 50])('[LAW-20] round %s as the studio drew it', async (number) => {
    expect(await verifyRoomRound(testKite, told(number))).toBe('good')
  })

  test.each([
    ['another link than promised', { link: links[9] ?? '' }, 'bad-hash'],
    ['another promise', { linkHash: links[3] ?? '' }, 'bad-hash'],
    ['other seeds', { clientSeeds: ['bob', 'alice'] }, 'bad-round'],
    ['another number', { number: 6 }, 'bad-round'],
    ['another outcome', { outcome: { brokenAtCenti: 999 } }, 'bad-round'],
    ['another win than the outcome pays', { bet: { ...bet, winMinor: '1199' } }, 'bad-round'],
    ['a win of what was never taken out', { bet: { ...bet, outAtCenti: null } }, 'bad-round'],
    ['no win yet', { bet: { ...bet, winMinor: null } }, 'good'],
    ['a stake that went back from a curve that was cut', { isCut: true, bet: back }, 'good'],
    ['no link yet', { link: null }, 'hidden'],
  ])('%s is seen', async (_name, changed, verdict) => {
    expect(await verifyRoomRound(testKite, { ...told(5), ...changed })).toBe(verdict)
  })

  test('an outcome that is no object', async () => {
    const [link = '', linkHash = ''] = [links[8], links[7]]
    const outcome = drawOutcome(testCoin, { link, clientSeeds: [], number: 8 })
    const heads = { ...stake, spot: 'heads', outAtCenti: null, state: 'closed' } as const
    const winMinor = outcome === 'heads' ? '2000' : '0'
    const promise = { number: 8, link, linkHash, clientSeeds: [] }
    const claim = { ...promise, outcome, contest: null, isCut: false, bet: { ...heads, winMinor } }
    expect(await verifyRoomRound(testCoin, claim)).toBe('good')
  })
})

/**
 * Three entries of 10 taka of two players, the right call in the middle: of a pool of 27 taka it has 70 %, and those
 * that are wrong share the rest.
 */
function contestTold(changed: { players?: readonly number[]; place?: number } = {}): RoundClaim {
  const { players = [1, 2, 1], place = 1 } = changed
  const round = told(7)
  const outcome = drawOutcome(testCup, round)
  const wrong = outcome === 'heads' ? 'tails' : 'heads'
  const entries = players.map((player, at) => ({
    player,
    name: 'a***',
    spot: at === 1 ? outcome : wrong,
    isOwn: player === players[place],
  }))
  const prizes = ['405', '1890', '405']
  return {
    ...round,
    outcome,
    contest: { field: { ...stake, feeBps: 1_000, entries }, place },
    bet: {
      ...stake,
      spot: entries[place]?.spot,
      outAtCenti: null,
      winMinor: prizes[place] ?? null,
      state: 'closed',
    },
  }
}

/** The claim with something else told of the contest's field, or of the bet. */
function withField(claim: RoundClaim, changed: Partial<ContestField>): RoundClaim {
  const { contest } = claim
  if (contest === null) throw new Error('no contest')
  return { ...claim, contest: { ...contest, field: { ...contest.field, ...changed } } }
}

function withBet(claim: RoundClaim, changed: Partial<RoundClaim['bet']>): RoundClaim {
  return { ...claim, bet: { ...claim.bet, ...changed } }
}

const held = contestTold()
const alone = contestTold({ players: [1, 1, 1] })
const wentBack = { winMinor: null, state: 'returned' } as const
const entriesOf = ({ contest }: RoundClaim) => contest?.field.entries ?? []
const turned = entriesOf(held).map((one) => ({ ...one, spot: held.bet.spot }))

describe('the contest of a round is shared again in the browser', () => {
  test.each([0, 1, 2])('[LAW-20] entry %i as the studio shared it', async (place) => {
    expect(await verifyRoomRound(testCup, contestTold({ place }))).toBe('good')
  })

  test.each<[string, RoundClaim, Verdict]>([
    ['one that is about to be settled', withBet(held, { ...wentBack, state: 'taken' }), 'good'],
    ['one that was called off', withBet(alone, wentBack), 'good'],
    ['a stake that took no part', { ...withBet(held, wentBack), contest: null }, 'good'],
    ['another prize', withBet(held, { winMinor: '1889' }), 'bad-round'],
    ['no prize', withBet(held, { winMinor: '0' }), 'bad-round'],
    ['called off though two played', withBet(held, wentBack), 'bad-round'],
    ['shared though one played alone', alone, 'bad-round'],
    ['a prize without a contest', { ...held, contest: null }, 'bad-round'],
    [
      'a stake that stands without a contest',
      { ...withBet(held, { ...wentBack, state: 'taken' }), contest: null },
      'bad-round',
    ],
    ['one entry less', withField(held, { entries: entriesOf(held).slice(0, 2) }), 'bad-round'],
    ['others that have called it too', withField(held, { entries: turned }), 'bad-round'],
    [
      'what cannot be played',
      withField(held, {
        entries: [
          ...entriesOf(held).slice(0, 2),
          { player: 1, name: '', spot: 'edge', isOwn: false },
        ],
      }),
      'bad-round',
    ],
    ['another fee', withField(held, { feeBps: 500 }), 'bad-round'],
    ['another entry fee', withField(held, { stakeMinor: '2000' }), 'bad-round'],
    ['another currency', withField(held, { currency: 'INR' }), 'bad-round'],
    [
      "another's entry",
      withField(held, { entries: entriesOf(held).map((one) => ({ ...one, isOwn: false })) }),
      'bad-round',
    ],
    ['another spot than entered', withBet(held, { spot: 'edge' }), 'bad-round'],
    ['no link yet', { ...held, link: null }, 'hidden'],
  ])('%s is seen', async (_name, claim, verdict) => {
    expect(await verifyRoomRound(testCup, claim)).toBe(verdict)
  })
})

test('links that follow each other are one chain, also over an announced terminal', async () => {
  const newestFirst = links.slice(1, 6).toReversed()
  const [, , ...missing] = newestFirst
  const next = linksOf('a'.repeat(64), 3)
  expect(await isOneChain(newestFirst, [])).toBe(true)
  expect(await isOneChain([newestFirst[0] ?? '', ...missing], [])).toBe(false)
  expect(await isOneChain([next[1] ?? '', ...newestFirst], [next[0] ?? ''])).toBe(true)
  expect(await isOneChain([next[1] ?? '', ...newestFirst], [])).toBe(false)
})
