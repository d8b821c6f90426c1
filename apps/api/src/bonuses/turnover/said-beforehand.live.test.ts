import { showTurnovers } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBetting, onTigers } from '../../exchange/testing/betting.ts'
import {
  openFancy,
  openMatch,
  reportPrice,
  reportResult,
  TIGERS,
} from '../../exchange/testing/open-market.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { freeRoundsOf } from '../free-rounds/testing/free-rounds-of.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'

const SCORE = 48

let world: World
let betting: ReturnType<typeof openBetting>
let promotions: PromotionDesk
beforeAll(async () => {
  world = await openWorld({ idleJobs: ['end-bonuses'] })
  betting = openBetting(world)
  promotions = await openPromotionDesk(world)
})
afterAll(() => world.close())

async function turnover({ token, remoteId: remote_id }: Person) {
  const { body } = await world.call(showTurnovers, { token, query: { remote_id } })
  return body.turnover[0]
}

/** A bet of 100 on the Tigers, who win, all of it with the house. */
async function onWinner(person: Person, side: 'back' | 'lay', odds: number) {
  const { code } = await openMatch(world)
  await reportPrice(world, code, { [side]: [[odds, 500]] })
  const [bet] = await betting.placed(person, onTigers(code, side, String(odds), 100))
  expect(bet).toMatchObject({ matched_with: 'house' })
  await reportResult(world, code)
  const decided = { voidSpans: [], decidedBy: 'feed', reason: 'result' } as const
  await settleMarket(world.api.ctx, { code, outcome: { winners: [TIGERS] }, ...decided })
}

async function onScore(person: Person) {
  const { eventId } = await openMatch(world)
  const code = await openFancy(world, eventId, {
    claims: [
      { kind: 'at_least', runs: SCORE },
      { kind: 'at_least', runs: SCORE - 1 },
    ],
    noRate: 100,
    yesRate: 90,
  })
  await betting.placed(person, { market_id: code, side: 'yes', run: SCORE, odds: 90, stake: 100 })
  await settleMarket(world.api.ctx, {
    code,
    outcome: { score: SCORE },
    decidedBy: 'feed',
    reason: '',
  })
}

/** Each percent with least odds that would leave the shortest bet out, were they asked of the exchange. */
const terms = [
  { percent: '0', odds_min: '0' },
  { percent: '10', odds_min: '1.5' },
  { percent: '12.5', odds_min: '3' },
  { percent: '100', odds_min: '1.5' },
]

test.each(terms)(
  '[LAW-30] what is said of bets on the exchange is what is written: $percent% at odds from $odds_min',
  async ({ percent, odds_min }) => {
    const code = `SAID${percent.replace('.', '')}`
    const weights = percent === '100' ? [] : [{ play: 'exchange' as const, percent }]
    await promotions.offer(code, { weights, odds_min, amount: '500', turnover: '10' })
    const person = await world.signUp('alice')
    await openDesk(world).deposit(person, { amount: '5000' })
    await freeRoundsOf(world).take(person, code)
    const said = (await turnover(person))?.on_exchange
    expect(said).toBe(percent)
    await onWinner(person, 'back', 1.2)
    await onWinner(person, 'back', 5)
    await onWinner(person, 'lay', 1.2)
    await onWinner(person, 'lay', 5)
    await onScore(person)
    const written = (await turnover(person))?.last_bets ?? []
    expect(written.map((bet) => bet.staked)).toEqual([
      '90.00',
      '400.00',
      '20.00',
      '100.00',
      '20.00',
    ])
    expect(written.map((bet) => bet.percent)).toEqual(written.map(() => said))
  },
)

test('nothing is said of a bonus that is over', async () => {
  await promotions.offer('SAIDNOTHING', { turnover: '1', amount: '50' })
  const person = await world.signUp('bob')
  await openDesk(world).deposit(person, { amount: '5000' })
  await freeRoundsOf(world).take(person, 'SAIDNOTHING')
  await onWinner(person, 'back', 5)
  expect(await turnover(person)).toMatchObject({ status: 'complete' })
  expect((await turnover(person))?.on_exchange).toBeUndefined()
})
