import { staffReceipt } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk
let alice: Person
let reference: string

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  alice = await world.signUp('alice')
  reference = (await desk.claim(alice)).body.transaction_id
})
afterAll(() => world.close())

async function send(body: Buffer, contentType = 'image/png', token = alice.token) {
  const answer = await fetch(`${world.url}/api/deposits/${reference}/receipt`, {
    method: 'POST',
    headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  })
  const { code } = (await answer.json()) as { code?: string }
  return [answer.status, code]
}

async function read() {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  return world.call(staffReceipt, { token, params })
}

const screenshot = () =>
  sharp({ create: { width: 360, height: 780, channels: 3, background: '#e2136e' } })

test('[CASH-42] a screenshot is kept and staff see it as a picture that runs nothing', async () => {
  expect((await read()).status).toBe(404)
  expect(await send(await screenshot().png().toBuffer())).toEqual([200, undefined])
  const { status, headers } = await read()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('content-disposition')).toBe(`inline; filename="${reference}.webp"`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('[CASH-42] a PDF takes its place and comes as an attachment', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF')
  expect(await send(pdf, 'application/pdf')).toEqual([200, undefined])
  const { headers, text } = await read()
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}.pdf"`)
  expect(text).toContain('%PDF-1.4')
})

test('[CASH-42] what is no receipt is refused and changes nothing', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect(await send(svg, 'image/svg+xml')).toEqual([415, 'UNSUPPORTED_MEDIA'])
  expect(await send(svg)).toEqual([422, 'RECEIPT_INVALID'])
  expect(await send(Buffer.alloc(6 * 1024 * 1024))).toEqual([413, 'BODY_TOO_LARGE'])
  const script = Buffer.from('%PDF-1.4\n<< /OpenAction << /S /JavaScript >> >>\n%%EOF')
  expect(await send(script, 'application/pdf')).toEqual([422, 'RECEIPT_INVALID'])
  expect((await read()).headers.get('content-type')).toBe('application/pdf')
})

test('[CASH-42] nobody sends a receipt for the deposit of somebody else', async () => {
  const bob = await world.signUp('bob')
  const picture = await screenshot().png().toBuffer()
  expect(await send(picture, 'image/png', bob.token)).toEqual([404, 'NOT_FOUND'])
})
