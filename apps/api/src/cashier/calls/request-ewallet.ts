import {
  CHECKOUT,
  paymentMethods,
  RATE_LOCK_MINUTES,
  readChannelType,
  usdtText,
} from '@maidan/cashier'
import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { CallRequest, Handler } from '../../platform/http/handler.ts'
import { beginCheckout } from '../checkouts/begin-checkout.ts'
import { requestTransfer } from '../transfers/request-transfer.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { readAmount } from '../payments/read-amount.ts'
import { askedWords } from '../payments/words/asked-words.ts'
import { requestUsdt, type RequestPorts } from '../usdt/requests/request-usdt.ts'

type Ports = RequestPorts & { partners: PaymentPartners }

type Asked = CallRequest<Calls['requestEwallet']>

/** Minutes that the payment page counts. */
const TIMER_MINUTES = 10

export const requestEwallet: Handler<Calls['requestEwallet'], Ports> = async (ports, request) => {
  const { player, body, siteOrigin } = request
  if (methodOf(request)?.type === 'chain') return askForUsdt(ports, request)
  const amount = decimalAmount(readAmount(body.amount, player.currency), player.currency)
  const words = wordsFor(request)
  const { playerId, currency } = player
  const asked = { playerId, currency, amount, method: body.provider, promotionId: body.promotion }
  if (isHosted(request)) {
    const { reference, url } = await beginCheckout(ports, { ...asked, siteOrigin })
    return { url, amount, transaction: reference, message: words.hosted(body.provider) }
  }
  const transfer = await requestTransfer(ports, { ...asked, accountType: body.type })
  return {
    amount,
    transaction: transfer.reference,
    number: transfer.accountNumber,
    timer: TIMER_MINUTES,
    message: words.transfer,
  }
}

/** By its channel; a method that has no other way goes to its partner whatever the channel says. */
function isHosted(request: Asked): boolean {
  return readChannelType(request.body.type) === CHECKOUT || methodOf(request)?.type === 'hosted'
}

function methodOf({ body: { provider } }: Asked) {
  return paymentMethods.find(({ name }) => name.toLowerCase() === provider.toLowerCase())
}

/** In the language of the screen, else of the player. */
function wordsFor({ language, player }: Asked) {
  return askedWords[language ?? player.language]
}

/** The amount is in dollars, and the number an address. */
async function askForUsdt(ports: Ports, request: Asked) {
  const { player, body } = request
  const { playerId, currency } = player
  const amount = usdtText(readAmount(body.amount, 'USDT'))
  const { reference, address } = await requestUsdt(ports, {
    playerId,
    currency,
    amount,
    method: body.provider,
    promotionId: body.promotion,
  })
  return {
    amount,
    transaction: reference,
    number: address,
    timer: RATE_LOCK_MINUTES,
    message: wordsFor(request).usdt,
  }
}
