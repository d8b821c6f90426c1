import { staffApproveDeposit, staffDeposits } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { expect } from '@playwright/test'
import { call, tokenOf } from './house.ts'

/** The deposits of a player as the desk sees them. */
export async function depositsOf({ username: search }: Pick<Person, 'username'>) {
  const { body } = await call(staffDeposits, {
    token: await tokenOf('cashier1'),
    query: { state: 'all', search },
  })
  return body.data
}

/** A player's only deposit, or the last one. */
export async function depositOf(person: Pick<Person, 'username'>) {
  const found = (await depositsOf(person)).at(-1)
  if (found === undefined) throw new Error(`${person.username} has no deposit`)
  return found
}

/** Credits the deposit that waits, once the wallet's statement has been read. */
export async function creditOf(person: Pick<Person, 'username'>): Promise<void> {
  await expect.poll(async () => (await depositsOf(person)).at(-1)?.statement?.fits).toBe(true)
  const { id } = await depositOf(person)
  const credited = await call(staffApproveDeposit, {
    token: await tokenOf('cashier1'),
    params: { id: String(id) },
    body: {},
  })
  if (credited.body.state !== 'credited') throw new Error(`not credited: ${credited.text}`)
}
