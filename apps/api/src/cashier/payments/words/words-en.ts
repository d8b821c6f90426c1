import type { PaymentWords } from './payment-words.ts'

export const wordsEn: PaymentWords = {
  credited: ({ amount, method, reference }) => ({
    title: 'Deposit credited',
    text: `${amount} from ${method} is in your main wallet. Reference ${reference}.`,
  }),
  creditedWithBonus: ({ amount, method, reference, bonus, promotion, turnover }) => ({
    title: 'Deposit and bonus credited',
    text: `${amount} from ${method} and the bonus ${bonus} of "${promotion}" are in your main wallet. Stake ${turnover} to withdraw. Reference ${reference}.`,
  }),
  creditedWithoutBonus: ({ amount, method, reference, promotion }) => ({
    title: 'Deposit credited',
    text: `${amount} from ${method} is in your main wallet, without a bonus: "${promotion}" did not fit this deposit, so nothing has to be staked for it. Reference ${reference}.`,
  }),
  depositRejected: ({ amount, method, reference, reason }) => ({
    title: 'Deposit not credited',
    text: `Your ${method} deposit of ${amount} was not credited: ${reason} Reference ${reference}. Write to support if you have paid.`,
  }),
  paidOut: ({ amount, method, account, reference }) => ({
    title: 'Withdrawal paid',
    text: `${amount} was sent to your ${method} account ${account}. Reference ${reference}.`,
  }),
  withdrawalRejected: ({ amount, reason, reference }) => ({
    title: 'Withdrawal returned',
    text: `${amount} is back in your main wallet: ${reason} Reference ${reference}.`,
  }),
  referralEarned: ({ amount, friend }) => ({
    title: 'Referral bonus',
    text: `Your friend ${friend} has played. ${amount} waits for you under Referral.`,
  }),
}
