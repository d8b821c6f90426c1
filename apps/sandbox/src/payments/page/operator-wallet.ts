import { payOut } from './calls/ask-wallets.ts'
import { walletBrands } from '../wallet-brands.ts'
import { amountField } from './form/amount-field.ts'
import { numberField } from './form/number-field.ts'
import { paymentForm } from './form/payment-form.ts'
import { walletTiles } from './form/wallet-tiles.ts'
import { readPrefill } from './prefill/read-prefill.ts'
import { words } from './words/en.ts'

const asked = readPrefill(location.search)
const wallet = walletTiles(asked.wallet)
const to = numberField('to', words.playersNumber, asked.to)
const amount = amountField(asked.amount)
const payment = paymentForm({
  fields: [wallet.node, to.node, amount.node],
  button: words.sendPayout,
  send: (request_id) =>
    payOut({
      wallet: wallet.chosen(),
      to: to.input.value,
      amount: amount.input.value,
      request_id,
    }),
  // The receipt is all that staff need: the operator's books are in the back office.
  onSent: async () => undefined,
})

/** Shows the currency of the chosen wallet. */
function showCurrency(): void {
  const { currency } = walletBrands[wallet.chosen()]
  for (const field of [to, amount]) field.showCurrency(currency)
}

payment.form.addEventListener('change', showCurrency)
showCurrency()
document.querySelector('main')?.append(...payment.nodes)
