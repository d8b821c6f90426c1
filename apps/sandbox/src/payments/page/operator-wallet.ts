import { payOut } from './calls/ask-wallets.ts'
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

document.querySelector('main')?.append(...payment.nodes)
