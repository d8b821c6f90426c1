import { lookPromoCode, takePromoCode } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { call } from './house.ts'

/** Takes what a code gives, to the terms that it has now. */
export async function takeCode({ token }: Pick<Person, 'token'>, code: string): Promise<void> {
  const { body: looked } = await call(lookPromoCode, { token, body: { code } })
  const changed_at = looked.changed_at ?? null
  const taken = await call(takePromoCode, { token, body: { code, changed_at } })
  if (taken.status !== 200) throw new Error(`the code was refused: ${taken.text}`)
}
