import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Bet } from '../testing/wallet/keep-ledger.ts'
import type { Plan } from '../testing/wallet/start-fake-wallet.ts'
import { doOnce, openHouse, START_MINOR } from '../testing/open-house.ts'
import type { House } from '../testing/open-house.ts'
import { openPage } from '../testing/play-page.ts'
import type { Page } from '../testing/play-page.ts'
import { waitUntil } from '../testing/wait-until.ts'

let house: House
let page: Page

beforeEach(async () => {
  house = await openHouse()
  page = await openPage(house.game.origin, house.ledger.dealToken())
})

afterEach(() => house.close())

const MOMENTS = ['before', 'after', 'answered'] as const
type Moment = (typeof MOMENTS)[number]

/** Kills the server when the wallet has this call: before it is booked, after that, or answered. */
function planKill(name: string, moment: Moment): Plan {
  const kill = (): void => house.game.kill()
  if (moment === 'answered') return { answered: doOnce(name, kill) }
  const cut = doOnce<'cut'>(name, () => {
    kill()
    return 'cut'
  })
  return moment === 'before' ? { before: cut } : { after: cut }
}

const hasSeen = (name: string): boolean => house.wallet.seen.some((seen) => seen.name === name)

function isAllOver(): boolean {
  return [...house.ledger.rounds.values()].every((round) => {
    const bets = [...round.bets.values()]
    return round.state === 'closed' || bets.every((bet) => bet.isRolledBack)
  })
}

/**
 * A bet without a stored answer is never played, and one that was drawn is always paid. When the
 * answer has just gone out, either may be: it is a race with the kill.
 */
function findWrong(bets: readonly Bet[], name: string, moment: Moment): readonly Bet[] {
  if (name !== 'bet') return bets.filter((bet) => !bet.hasWin)
  return moment === 'answered' ? [] : bets.slice(0, -1).filter((bet) => !bet.isRolledBack)
}

/** After a restart everything is settled by itself, and the player can play on. */
async function playOn(): Promise<string> {
  await house.game.restart()
  await waitUntil(() => isAllOver(), 'all rounds over')
  house.assertBooksRight()
  const again = await openPage(house.game.origin, house.ledger.dealToken())
  await waitUntil(() => isAllOver(), 'all rounds over')
  const { ticket } = await again.buy()
  await waitUntil(() => isAllOver(), 'the new round over')
  house.assertBooksRight()
  return ticket.state
}

for (const name of ['bet', 'win', 'end-round']) {
  for (const moment of MOMENTS) {
    test(`killed with the ${name} ${moment}: the money is right after a restart`, async () => {
      house.wallet.plan = planKill(name, moment)
      await page.buy().catch(() => null)
      await waitUntil(() => hasSeen(name), name)
      expect(await playOn()).toBe('settled')
      expect(findWrong(house.listBets(), name, moment)).toEqual([])
    })
  }
}

for (const moment of MOMENTS) {
  test(`killed with the rollback ${moment}: the stake goes back once`, async () => {
    const kill = planKill('rollback', moment)
    const cutBet = doOnce<'cut'>('bet', () => 'cut')
    house.wallet.plan = { ...kill, after: (name) => cutBet(name) ?? kill.after?.(name) }
    await page.buy().catch(() => null)
    await waitUntil(() => hasSeen('rollback'), 'the rollback')
    await house.game.restart()
    await waitUntil(() => house.listBets().every((bet) => bet.isRolledBack), 'rolled back')
    expect(house.ledger.state.balance).toBe(START_MINOR)
    expect(await playOn()).toBe('settled')
  })
}

test('killed while the wallet is away for long: all is owed, and all is paid', async () => {
  let isAway = true
  house.wallet.plan = { before: (name) => (isAway && name === 'win' ? 'cut' : undefined) }
  const { ticket } = await page.buy()
  expect(ticket.state).toBe('settling')
  const countSendings = (): number => house.wallet.seen.filter(({ name }) => name === 'win').length
  for (let restart = 0; restart < 2; restart += 1) {
    const sendings = countSendings()
    await house.game.restart()
    await waitUntil(() => countSendings() > sendings, 'the win at once after a start')
  }
  isAway = false
  expect(await playOn()).toBe('settled')
  const wins = house.wallet.seen.filter(
    ({ name, text }) => name === 'win' && text.includes(ticket.id),
  )
  expect(new Set(wins.map(({ text }) => text)).size).toBe(1)
})
