import { walletNumber } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import * as z from 'zod'
import { pinnedPage } from '../answers/pinned-page.ts'
import { readAnswer, unknown } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import type { Begun, Intent } from '../payment-partner.ts'
import { SHOP_CURRENCY, type SslcommerzPorts } from './sslcommerz-ports.ts'

const session = z.object({
  status: word,
  failedreason: word,
  sessionkey: word,
  GatewayPageURL: word,
})

/** It asks of a shop's customer what a player was never asked; law 13: what is paid for is said. */
const NOT_ASKED = 'Not asked'
const REASON_LENGTH_MAX = 120

/** Opens the page on which one payment is made by card, bank or wallet. */
export async function openSession(ports: SslcommerzPorts, intent: Intent): Promise<Begun> {
  const { ask, url, pageOrigin } = ports
  const read = readAnswer(
    session,
    await ask({
      url: `${url}/gwprocess/v4/api.php`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form(ports, intent).toString(),
    }),
  )
  if (read.kind === 'unknown') return read
  const { status, failedreason, sessionkey, GatewayPageURL } = read.fields
  if (status === 'FAILED')
    return { kind: 'refused', fault: 'house', code: failedreason.slice(0, REASON_LENGTH_MAX) }
  const page = pinnedPage(GatewayPageURL, pageOrigin)
  const isWhole = read.status === 200 && status === 'SUCCESS' && sessionkey !== ''
  if (!isWhole || page === null) return unknown('no page, or a foreign one')
  return { kind: 'presented', partnerRef: sessionkey, url: page }
}

/** Its names of the wallets, as it publishes them; its whole page and its page of all wallets have names, too. */
const WALLET_PAGES: Readonly<Record<string, string>> = {
  sslcommerz: '',
  bkash: 'bkash',
  rocket: 'dbblmobilebanking',
}
const ALL_WALLETS = 'mobilebank'

function pageOf(wallet: string): string {
  return WALLET_PAGES[wallet] ?? ALL_WALLETS
}

function form({ storeId, storePassword }: SslcommerzPorts, intent: Intent): URLSearchParams {
  const { returnUrl, amountMinor, currency } = intent
  return new URLSearchParams({
    store_id: storeId,
    store_passwd: storePassword,
    total_amount: decimalAmount(amountMinor, currency),
    currency,
    tran_id: intent.reference,
    success_url: returnUrl,
    fail_url: returnUrl,
    cancel_url: returnUrl,
    ipn_url: intent.noticeUrl,
    cus_name: NOT_ASKED,
    cus_email: `no-reply@${new URL(returnUrl).hostname}`,
    cus_add1: NOT_ASKED,
    cus_city: NOT_ASKED,
    cus_country: 'Bangladesh',
    cus_phone: walletNumber(intent.phone, SHOP_CURRENCY),
    multi_card_name: pageOf(intent.wallet),
    shipping_method: 'NO',
    product_name: 'Deposit to a betting account',
    product_category: 'Betting',
    product_profile: 'non-physical-goods',
  })
}
