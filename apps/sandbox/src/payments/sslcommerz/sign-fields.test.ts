import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signFields } from './sign-fields.ts'

test('fields are signed in the order of their names, the password among them', () => {
  const signed = signFields({ tran_id: 't', amount: '5.00' }, 'word')
  const word = createHash('md5').update('word').digest('hex')
  const text = `amount=5.00&store_passwd=${word}&tran_id=t`
  expect(signed).toEqual({
    tran_id: 't',
    amount: '5.00',
    verify_key: 'amount,tran_id',
    verify_sign: createHash('md5').update(text).digest('hex'),
  })
})
