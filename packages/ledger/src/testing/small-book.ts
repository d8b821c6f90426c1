import type { Account, Book, Command, Step } from '../index.ts'

export const ALICE = 1n
export const ALICE_HELD = 2n
export const BOB = 3n
export const BOB_HELD = 4n
export const HOUSE = 5n
export const RUPEES = 6n

function kept(id: bigint, balanceMinor: bigint): Account {
  return { id, currency: 'BDT', kept: true, balanceMinor, version: 0n }
}

/** A book of six accounts: two players with cash and held money, the house, one in rupees. */
export function book(aliceMinor: bigint, bobMinor = 0n): Book {
  const accounts: Account[] = [
    kept(ALICE, aliceMinor),
    kept(ALICE_HELD, 0n),
    kept(BOB, bobMinor),
    kept(BOB_HELD, 0n),
    { id: HOUSE, currency: 'BDT', kept: false },
    { id: RUPEES, currency: 'INR', kept: false },
  ]
  return {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    holds: new Map(),
    posted: new Map(),
  }
}

/** A command whose fingerprint is its own steps. */
export function command(key: string, ...steps: Step[]): Command {
  return {
    key,
    fingerprint: JSON.stringify(steps, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v)),
    steps,
  }
}

export const pay = (from: bigint, to: bigint, amountMinor: bigint): Step => ({
  kind: 'transfer',
  from,
  to,
  amountMinor,
  reason: 'test',
})
export const hold = (name: string, amountMinor: bigint): Step => ({
  kind: 'hold',
  hold: name,
  cash: ALICE,
  held: ALICE_HELD,
  amountMinor,
  reason: 'test',
})
