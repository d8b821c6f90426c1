import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createDatabase, playMerchant } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStandInPages } from '../../built-pages/testing/write-stand-in-pages.ts'
import { approveOnPage } from '../checkouts/testing/approve-on-page.ts'
import { startPayments, type RunningPayments } from '../start-payments.ts'

type Answer = Record<string, string>

/** What is used of the public client, which has no types of its own. */
type Client = {
  createPayment: (config: object, details: object) => Promise<Answer>
  executePayment: (config: object, paymentID: string) => Promise<Answer>
  queryPayment: (config: object, paymentID: string) => Promise<Answer>
  searchTransaction: (config: object, trxID: string) => Promise<Answer>
  refundTransaction: (config: object, info: object) => Promise<Answer>
}
const require = createRequire(import.meta.url)
const client: Client = require('bkash-payment')

const nowhere = 'http://127.0.0.1:9'
const { checkouts } = playMerchant({ apiUrl: nowhere, paymentsUrl: nowhere })

let buildDir: string
let payments: RunningPayments

beforeAll(async () => {
  buildDir = await writeStandInPages('payments', ['index.html', 'operator.html', 'checkout.html'])
  const databaseUrl = await createDatabase('bkash_client')
  payments = await startPayments({ port: 0, databaseUrl, buildDir, checkouts })
})
afterAll(async () => {
  await payments.close()
  await rm(buildDir, { recursive: true, force: true })
})

test('the public client pays, asks and gives back', async () => {
  const { username, password, appKey: app_key, appSecret: app_secret } = checkouts.bkash
  const base_url = `${payments.url}/bkash/v1.2.0-beta`
  const config = { base_url, username, password, app_key, app_secret }
  const callbackURL = 'http://site.test/return'
  const created = await client.createPayment(config, { amount: 640, callbackURL, orderID: 'i-1' })
  const { paymentID = '', bkashURL = '' } = created
  await approveOnPage(bkashURL, { wallet: 'bkash' })
  const { trxID = '' } = await client.executePayment(config, paymentID)
  expect(await client.queryPayment(config, paymentID)).toMatchObject({
    transactionStatus: 'Completed',
    trxID,
  })
  expect(await client.searchTransaction(config, trxID)).toMatchObject({ amount: '640.00' })
  const refund = { paymentID, trxID, amount: '40' }
  expect(await client.refundTransaction(config, refund)).toMatchObject({
    refundAmount: '40.00',
    maxRefundableAmount: '600.00',
  })
})
