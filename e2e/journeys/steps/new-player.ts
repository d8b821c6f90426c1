import { randomInt } from 'node:crypto'
import { staffCorrectBalance, staffDecideApproval } from '@maidan/contract'
import { signUp } from '@maidan/testkit'
import { call, messages, tokenOf } from './house.ts'

/** Digits of a phone number behind its network. */
const DIGITS = 8

/**
 * A player whom no other journey knows: signed up, phone verified, of age, and with so many taka,
 * which two cashiers have put there.
 */
export async function newPlayer(name: string, taka = 0, fields: Record<string, string> = {}) {
  const person = await signUp({ call, messages }, name, { ...newNames(name), ...fields })
  if (taka > 0) await give(person.playerId, taka)
  return person
}

/** A name, a phone and an e-mail address that nobody else has. */
export function newNames(name: string) {
  const tail = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  return {
    username: `${name}${tail}`,
    phone: `018${tail}`,
    email: `${name}${tail}@people.localhost`,
  }
}

/** Puts taka into a player's wallet by the word of two cashiers. */
export async function give(playerId: number, taka: number): Promise<void> {
  const { body: asked } = await call(staffCorrectBalance, {
    token: await tokenOf('cashier1'),
    body: { player_id: String(playerId), change: String(taka), reason: 'Money for a journey' },
  })
  const decided = await call(staffDecideApproval, {
    token: await tokenOf('cashier2'),
    params: { id: String(asked.id), decision: 'agree' },
    body: {},
  })
  if (decided.status !== 200) throw new Error(`the money did not come: ${decided.text}`)
}
