import { dhakaDay, dhakaWeek } from '@maidan/cashier'
import { balance, showMissions, takeMission } from '@maidan/contract'
import type { Person, World, PromotionForm } from '@maidan/testkit'
import { decidedRounds } from './decided-rounds.ts'
import { openPromotionDesk } from './open-promotion-desk.ts'

/** Three plays of ten taka a day for fifty, against twice as much turnover in a week. */
export const three = {
  kind: 'mission',
  mission_period: 'day',
  mission_plays: '3',
  stake_min: '10',
  amount: '50',
  turnover: '2',
} as const satisfies Partial<PromotionForm>

type Period = { promotion_id: number; from: string }

/** What players and administrators do with missions, through the front door. */
export function missionsOf(world: World) {
  const play = decidedRounds(world)
  const nowMs = () => world.clock.now().getTime()
  const moveTo = (atMs: number) => world.clock.advance(atMs - nowMs())
  /** To the first moment of the next day in Dhaka. */
  const toMidnight = () => moveTo(dhakaDay(nowMs()).untilMs)

  /** A mission that two people agreed to, at the begin of the first period that it counts. */
  async function offer(name: string, wish: Partial<PromotionForm> = {}) {
    await (await openPromotionDesk(world)).offer(name, { ...three, ...wish })
    if (wish.mission_period === 'week') moveTo(dhakaWeek(nowMs()).untilMs)
    else toMidnight()
  }

  async function all({ token }: Person) {
    return (await world.call(showMissions, { token })).body.data
  }

  async function shown(person: Person, name: string) {
    return (await all(person)).filter((one) => one.name === name)
  }

  async function running(person: Person, name: string) {
    const found = (await shown(person, name)).find((one) => !one.is_over)
    if (!found) throw new Error(`no mission ${name}`)
    return found
  }

  const take = ({ token }: Person, { promotion_id, from }: Period) =>
    world.call(takeMission, { token, body: { promotion_id, from } })

  /** Why a reward was not given; null once it is. */
  async function refusalOf(person: Person, period: Period) {
    const { status, error } = await take(person, period)
    return status === 200 ? null : error.code
  }

  async function playThree(person: Person) {
    for (let at = 0; at < 3; at += 1) await play(person, { taka: 10n })
  }

  async function wallet({ token }: Person) {
    const { body } = await world.call(balance, { token })
    return [body.balance, body.bonus]
  }

  return {
    play,
    nowMs,
    moveTo,
    toMidnight,
    offer,
    all,
    shown,
    running,
    take,
    refusalOf,
    playThree,
    wallet,
  }
}
