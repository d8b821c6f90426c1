import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { GhuriOutcome, GhuriSpot } from '@maidan/casino'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { OwnStake, RoomTable } from '../../board.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { ghuriBoard } from './board.ts'
import type { GhuriWord } from './words/en.ts'

type Props = RoomTable<GhuriSpot, GhuriOutcome, GhuriWord>

const bet: OwnStake<GhuriSpot> = {
  betId: 'alice-1',
  spot: { autoCenti: null },
  stakeMinor: 10_000n,
  state: 'standing',
  outAtCenti: null,
  winMinor: null,
}

/** What alice reads at a table, without its markup. */
function textAt(table: Partial<Props>): string {
  const nothing = () => undefined
  const props: Props = {
    voice: boardVoice(ghuriBoard.words, 'en', moneyWriter('BDT')),
    sounds: { play: nothing, isOn: () => false, setOn: nothing },
    bet: { minor: 10_000n, levels: [10_000n], choose: nothing },
    isStill: false,
    number: 7,
    phase: 'betting',
    elapsedMs: () => 0,
    phaseMs: 8_000,
    outcome: null,
    past: [],
    players: [],
    playerCount: 0,
    own: [],
    contests: [],
    field: { state: 'hidden' },
    betsMax: 2,
    isReplay: false,
    place: nothing,
    cashOut: nothing,
    ...table,
  }
  const markup = renderToStaticMarkup(<ghuriBoard.Table {...props} />)
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('while bets are open', () => {
  test('a stake may be bet, and a second one, and no third', () => {
    expect(textAt({})).toContain('Bet ৳ 100.00 you take it out')
    expect(textAt({ own: [bet] })).toContain('Add ৳ 100.00')
    const both = textAt({ own: [bet, { ...bet, betId: 'alice-2', spot: { autoCenti: 250 } }] })
    expect(both).not.toContain('Add')
    expect(both).toContain('leaves at 2.50× ৳ 100.00')
  })

  test('a bet that has no answer yet says so', () => {
    expect(textAt({ own: [{ ...bet, state: 'asked' }] })).toContain('Your bet is on its way')
  })
})

describe('while the kite climbs', () => {
  test('only who has a stake in it can take something out', () => {
    expect(textAt({ phase: 'running' })).toContain('Bets open when this flight ends')
    expect(textAt({ phase: 'running', own: [bet] })).toContain('Take out')
    const out: OwnStake<GhuriSpot> = { ...bet, state: 'out', outAtCenti: 153, winMinor: 15_300n }
    expect(textAt({ phase: 'running', own: [{ ...out, winMinor: null }] })).toContain('+ ৳ 153.00')
    expect(textAt({ phase: 'running', own: [out] })).toContain('Out at 1.53× + ৳ 153.00')
  })

  test('a past flight gives nothing to do', () => {
    const text = textAt({ phase: 'running', isReplay: true, own: [bet] })
    expect(text).not.toContain('Take out')
    expect(text).not.toContain('Auto')
  })
})

describe('when it is down', () => {
  const lost: OwnStake<GhuriSpot> = { ...bet, state: 'lost', winMinor: 0n }

  test('the words say where its string was cut, and what was lost', () => {
    const text = textAt({ phase: 'shown', outcome: { brokenAtCenti: 231 }, own: [lost] })
    expect(text).toContain('Cut at 2.31×')
    expect(text).toContain('Lost with the kite − ৳ 100.00')
  })

  test('a kite that nobody cut has landed, and paid who was still in', () => {
    const won: OwnStake<GhuriSpot> = { ...bet, state: 'won', winMinor: 10_000_000n }
    const text = textAt({ phase: 'shown', outcome: { brokenAtCenti: 100_000 }, own: [won] })
    expect(text).toContain('Landed at 1000.00×')
    expect(text).toContain('Out at 1000.00× + ৳ 1,00,000.00')
  })

  test('a flight that was broken off has no height', () => {
    const text = textAt({ phase: 'shown', outcome: null, own: [bet] })
    expect(text).toContain('This flight was broken off')
    expect(text).not.toContain('Cut')
  })

  test('others are told with when they left, in their own money', () => {
    const other = { stakeMinor: '5000', currency: 'BDT', winMinor: null, outAtCenti: null }
    const players = [
      { ...other, name: 'bo***b', spot: { autoCenti: null }, outAtCenti: 120, winMinor: '6000' },
      { ...other, name: 'ca***l', spot: { autoCenti: null }, winMinor: '0' },
    ]
    const table = { outcome: { brokenAtCenti: 231 }, players, playerCount: 2 }
    const text = textAt({ phase: 'shown', ...table })
    expect(text).toContain('bo***b + ৳ 60.00 1.20×')
    expect(text).toContain('ca***l ৳ 50.00 —')
  })
})

test('the rules tell the figures of the game', () => {
  const voice = boardVoice(ghuriBoard.words, 'en', moneyWriter('BDT'))
  const text = renderToStaticMarkup(<ghuriBoard.Rules voice={voice} />).replace(/<[^>]+>/g, ' ')
  expect(text).toContain('99.00 % of all stakes')
  expect(text).toMatch(/1\.01× +98\.02% +99\.00% +2\.00× +49\.50% +99\.00% +10\.00×/)
  expect(text).toContain('The most that a bet can pay is 1000 times its stake.')
  expect(text).toContain('About one flight in 50 is cut at 1.00×')
})
