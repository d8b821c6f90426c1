import { createPrivateKey, createPublicKey } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createDatabase, playMerchant } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStandInPages } from '../../built-pages/testing/write-stand-in-pages.ts'
import { approveOnPage, cancelOnPage } from '../checkouts/testing/approve-on-page.ts'
import { createByClient } from './testing/create-by-client.ts'
import { startPayments, type RunningPayments } from '../start-payments.ts'

const nowhere = 'http://127.0.0.1:9'
const { checkouts, settings } = playMerchant({ apiUrl: nowhere, paymentsUrl: nowhere })

let buildDir: string
let payments: RunningPayments

beforeAll(async () => {
  buildDir = await writeStandInPages('payments', ['index.html', 'operator.html', 'checkout.html'])
  const databaseUrl = await createDatabase('nagad')
  payments = await startPayments({ port: 0, databaseUrl, buildDir, checkouts })
})
afterAll(async () => {
  await payments.close()
  await rm(buildDir, { recursive: true, force: true })
})

function der(key: string | undefined): Buffer {
  return Buffer.from(key ?? '', 'base64')
}

/** The public client's settings, as its users write them. */
function clientConfig(privateKey = settings['NAGAD_MERCHANT_PRIVATE_KEY']) {
  return {
    apiVersion: 'v-0.2.0',
    baseURL: `${payments.url}/nagad/remote-payment-gateway-1.0`,
    callbackURL: 'http://site.test/api/payments/nagad/return',
    merchantID: checkouts.nagad.merchantId,
    merchantNumber: checkouts.nagad.merchantNumber,
    isPath: false,
    privKey: createPrivateKey({ key: der(privateKey), format: 'der', type: 'pkcs8' })
      .export({ type: 'pkcs8', format: 'pem' })
      .toString(),
    pubKey: createPublicKey({ key: der(settings['NAGAD_PUBLIC_KEY']), format: 'der', type: 'spki' })
      .export({ type: 'spki', format: 'pem' })
      .toString(),
  }
}

const order = (orderId: string) => ({
  amount: '750.00',
  ip: '10.10.0.10',
  orderId,
  productDetails: { for: 'a deposit' },
  clientType: 'MOBILE_WEB',
})

const verify = async (id: string) =>
  (await (
    await fetch(`${payments.url}/nagad/remote-payment-gateway-1.0/api/dfs/verify/payment/${id}`)
  ).json()) as Record<string, unknown>

test('the public client pays, and Nagad alone knows that it did', async () => {
  const pageUrl = await createByClient(clientConfig(), order('order1'))
  const id = pageUrl.split('/').at(-1) ?? ''
  expect(await verify(id)).toMatchObject({ status: 'InProgress', issuerPaymentRefNo: null })
  const { way_back } = await approveOnPage(pageUrl, { wallet: 'nagad' })
  const back = new URL(way_back?.url ?? '').searchParams
  expect([back.get('status'), back.get('payment_ref_id'), back.get('order_id')]).toEqual([
    'Success',
    id,
    'order1',
  ])
  expect(await verify(id)).toMatchObject({
    status: 'Success',
    statusCode: '000',
    orderId: 'order1',
    amount: '750.00',
    clientMobileNo: '01711223344',
    issuerPaymentRefNo: expect.stringMatching(/^[A-Z0-9]{8}$/),
  })
  const statement = await fetch(`${payments.url}/statements/nagad?invoice=order1`)
  expect(await statement.json()).toMatchObject({ rows: [{ type: 'payment', amount: '750.00' }] })
})

test('what was left is cancelled, and an order is not begun twice', async () => {
  const pageUrl = await createByClient(clientConfig(), order('order2'))
  await cancelOnPage(pageUrl)
  expect(await verify(pageUrl.split('/').at(-1) ?? '')).toMatchObject({ status: 'Cancelled' })
  expect(await createByClient(clientConfig(), order('order2'))).toContain('1006')
})

test('a merchant that signs with another key is refused', async () => {
  const config = clientConfig(checkouts.nagad.privateKey)
  expect(await createByClient(config, order('order3'))).toContain('1002')
})

test('money that moved while the answer was cut is found by asking', async () => {
  const pageUrl = await createByClient(clientConfig(), order('order4'))
  await fetch(`${payments.url}/__ctl/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partner: 'nagad',
      step: 'approve',
      fault: 'drop_after_commit',
      times: 1,
    }),
  })
  await expect(approveOnPage(pageUrl, { wallet: 'nagad' })).rejects.toThrow('fetch failed')
  expect(await verify(pageUrl.split('/').at(-1) ?? '')).toMatchObject({ status: 'Success' })
})
