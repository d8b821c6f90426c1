import { MOBILE_FORMS, walletNumber } from '@maidan/contract/facts'
import { walletBrands } from '../wallet-brands.ts'
import { addPlayMoney, readWallet, sendMoney } from './calls/ask-wallets.ts'
import { amountField } from './form/amount-field.ts'
import { numberField } from './form/number-field.ts'
import { paymentForm } from './form/payment-form.ts'
import { typePills } from './form/type-pills.ts'
import { walletTiles } from './form/wallet-tiles.ts'
import { readPrefill } from './prefill/read-prefill.ts'
import { keepOwnNumber, ownNumber } from './statement/own-number.ts'
import { statementPart } from './statement/statement-part.ts'
import { words } from './words/en.ts'

const asked = readPrefill(location.search)
const wallet = walletTiles(asked.wallet)
const from = numberField('from', words.ownNumber, asked.from === '' ? ownNumber() : asked.from)
const to = numberField('to', words.payTo, asked.to)
const type = typePills(asked.type)
const amount = amountField(asked.amount)
const statement = statementPart(() => void addMore())
const payment = paymentForm({
  fields: [wallet.node, from.node, statement.balance, to.node, type.node, amount.node],
  button: words.pay,
  send: (request_id) =>
    sendMoney({
      wallet: wallet.chosen(),
      from: from.input.value,
      to: to.input.value,
      type: type.chosen(),
      amount: amount.input.value,
      request_id,
    }),
  onSent: showStatement,
})

/** Shows the wallet's currency, and what it says of the number typed once that is a whole one. */
async function showStatement(): Promise<void> {
  const key = wallet.chosen()
  const { currency } = walletBrands[key]
  for (const field of [from, to, amount]) field.showCurrency(currency)
  const number = typedNumber()
  const isWhole = number.length >= MOBILE_FORMS[currency].digits
  // A balance that cannot be read is not shown; paying itself says what is wrong.
  const known = isWhole ? await readWallet(key, number).catch(() => null) : null
  const isAskedStill = key === wallet.chosen() && number === typedNumber()
  if (isAskedStill) statement.show(known, number)
}

function typedNumber(): string {
  return walletNumber(from.input.value, walletBrands[wallet.chosen()].currency)
}

async function addMore(): Promise<void> {
  try {
    await addPlayMoney({ wallet: wallet.chosen(), number: from.input.value })
    await showStatement()
  } catch {
    payment.fail(words.noPlayMoney)
  }
}

from.input.addEventListener('change', () => keepOwnNumber(from.input.value))
payment.form.addEventListener('change', () => void showStatement())
document.querySelector('main')?.append(...payment.nodes, statement.transfers)
await showStatement()
