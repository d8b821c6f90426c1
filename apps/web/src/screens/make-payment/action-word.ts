import { channelWord } from '../../features/funds/methods/payment-method.ts'

const actions = {
  personal: 'sendMoney',
  agent: 'cashOut',
  merchant: 'makePayment',
  checkout: 'makePayment',
} as const

/** What is tapped in the wallet's app for an account type; null if only its own name tells. */
export function actionWord(accountType: string) {
  const word = channelWord(accountType)
  return word === null ? null : actions[word]
}
