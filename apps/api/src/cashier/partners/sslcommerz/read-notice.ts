import { createHash, timingSafeEqual } from 'node:crypto'
import type { Notice, RawNotice } from '../payment-partner.ts'

const FIELDS_MAX = 200
/** What a notice is read for has to be signed, or it could be changed. */
const READ = ['tran_id', 'status'] as const

/**
 * Reads a notice over the bytes that came. Its MD5 keeps strangers out and no more: we ask about
 * the payment in any case. It is sent twice and more often, under the same number.
 */
export function readNotice(storePassword: string, { body }: RawNotice): Notice {
  const form = new URLSearchParams(body.toString('utf8'))
  const names = [...form.keys()]
  if (names.length > FIELDS_MAX || new Set(names).size < names.length)
    return refused('a field that comes twice, or too many of them')
  const signed = (form.get('verify_key') ?? '').split(',').filter((name) => form.has(name))
  const reads = form.has('val_id') ? [...READ, 'val_id'] : READ
  if (!reads.every((name) => signed.includes(name))) return refused('not signed')
  const sum = notedSum(form, signed, storePassword)
  if (!isSame(sum, form.get('verify_sign') ?? '')) return refused('a wrong signature')
  return readPayment(form)
}

/** The names that were signed and our password, sorted, with their values. */
function notedSum(form: URLSearchParams, signed: readonly string[], storePassword: string): string {
  const values = new Map(signed.map((name) => [name, form.get(name) ?? '']))
  values.set('store_passwd', md5(storePassword))
  const sorted = [...values].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return md5(sorted.map(([name, value]) => `${name}=${value}`).join('&'))
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

function isSame(sum: string, given: string): boolean {
  const [one, other] = [Buffer.from(sum), Buffer.from(given.toLowerCase())]
  return one.length === other.length && timingSafeEqual(one, other)
}

function readPayment(form: URLSearchParams): Notice {
  const [reference, status] = [form.get('tran_id') ?? '', form.get('status') ?? '']
  if (reference === '') return refused('no payment')
  const eventId = form.get('val_id') || `${reference} ${status}`
  return { kind: 'payment', eventId, reference, partnerRef: null, trxId: null }
}

function refused(why: string): Notice {
  return { kind: 'refused', why }
}
