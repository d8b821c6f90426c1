import { staffApproveDeposit } from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'
import { expect } from 'vitest'
import { matchMessages } from '../devices/match-messages.ts'
import { agreeToAll, type Desk } from './open-desk.ts'
import { bkashTrxId } from './open-unallocated-desk.ts'
import type { PlayPhone } from './play-phone.ts'
import { stateOf } from './watch-payment.ts'

type Counter = { desk: Desk; phone: PlayPhone; person: Person }

/**
 * A phone's first message proves nothing by itself, nor may one after a gap: then two people credit
 * its claim, and from then on balances follow from each other. Answers what was wrong with it.
 */
export async function beginChain(
  world: World,
  { desk, phone, person }: Counter,
): Promise<string | null> {
  await desk.offer(person, '500')
  const trxId = bkashTrxId()
  await phone.post([phone.receipt({ amountMinor: 500_00n, from: person.phone, trxId })])
  const { body } = await desk.claim(person, { trxId })
  const reference = body.transaction_id
  await matchMessages(world.api.ctx)
  const [claimed] = await desk.queue('deposits', 'review', reference)
  if (claimed) {
    const { token } = await world.staff('admin')
    const params = { id: await desk.paymentId(reference) }
    await world.call(staffApproveDeposit, { token, params, body: { note: 'seen in the wallet' } })
    await agreeToAll(world, (await world.staff('cashier1')).token)
  }
  expect(await stateOf(world, reference)).toBe('credited')
  return claimed?.events.at(-1)?.note ?? null
}
