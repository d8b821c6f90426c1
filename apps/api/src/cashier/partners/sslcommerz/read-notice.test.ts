import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const PASSWORD = 'shop65f1c2@ssl'
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const fields = {
  tran_id: 'DABCDEFGHJKM',
  val_id: 'V1',
  amount: '500.00',
  status: 'VALID',
  card_type: 'BKASH Mobile & Banking',
  card_issuer: 'বিকাশ',
}

/** Signed as PHP's own example does it: keys sorted, the password's sum among them. */
function signed(form: Record<string, string>, names = Object.keys(form), password = PASSWORD) {
  const all: Record<string, string> = { store_passwd: md5(password) }
  for (const name of names) all[name] = form[name] ?? ''
  const text = Object.keys(all)
    .toSorted()
    .map((name) => `${name}=${all[name]}`)
    .join('&')
  const verify = { verify_key: names.join(','), verify_sign: md5(text) }
  return new URLSearchParams({ ...form, ...verify }).toString()
}

const read = (body: string) => readNotice(PASSWORD, { headers: {}, body: Buffer.from(body) })
const refused = { kind: 'refused' }

test('[LAW-12] a notice that fits says what to ask about; sent again it is the same event', () => {
  const told = { kind: 'payment', reference: 'DABCDEFGHJKM', partnerRef: null, trxId: null }
  const body = signed(fields)
  expect(read(body)).toEqual({ ...told, eventId: 'V1' })
  expect(read(body)).toEqual(read(`${body}&sent_again=1`))
  const { val_id, ...unpaid } = { ...fields, status: 'FAILED' }
  expect(val_id).toBe('V1')
  expect(read(signed(unpaid))).toEqual({ ...told, eventId: 'DABCDEFGHJKM FAILED' })
})

test('[LAW-12] one changed byte, another password, and what is not signed are refused', () => {
  const whole = signed(fields)
  expect(read(whole.replace('500.00', '500.01'))).toMatchObject(refused)
  expect(read(whole.replace('tran_id=D', 'tran_id=E'))).toMatchObject(refused)
  expect(read(whole.replace('verify_sign=', 'verify_sign=0'))).toMatchObject(refused)
  expect(read(signed(fields, Object.keys(fields), 'other'))).toMatchObject(refused)
  expect(read(signed(fields, ['amount', 'status', 'val_id']))).toMatchObject(refused)
  expect(read(signed(fields, ['amount', 'status', 'tran_id']))).toMatchObject(refused)
  expect(read(`${whole}&tran_id=DOTHERPAYMENT`)).toMatchObject(refused)
  expect(read(signed({ ...fields, tran_id: '' }))).toMatchObject(refused)
  for (const body of ['', '{"tran_id":"D"}', 'verify_key=&verify_sign='])
    expect(read(body)).toMatchObject(refused)
})
