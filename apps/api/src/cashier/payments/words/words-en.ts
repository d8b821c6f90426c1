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
  creditedAndKept: ({ amount, method, reference, bonus, promotion, turnover }) => ({
    title: 'Deposit credited, bonus kept for you',
    text: `${amount} from ${method} is in your main wallet. The bonus ${bonus} of "${promotion}" is kept for you and becomes yours once you have staked ${turnover}. You can give it up at any time. Reference ${reference}.`,
  }),
  cashbackPaid: ({ amount, lost, percent, reference }) => ({
    title: 'Your cashback of last week',
    text: `Last week your play lost ${lost}. ${percent}% of it, ${amount}, is in your main wallet and can be withdrawn. Reference ${reference}.`,
  }),
  cashbackKept: ({ amount, lost, percent, turnover, days, reference }) => ({
    title: 'Your cashback of last week',
    text: `Last week your play lost ${lost}. ${percent}% of it, ${amount}, is kept for you and becomes yours if you stake ${turnover} within ${days} days. You need not: your own money can be withdrawn at any time. Reference ${reference}.`,
  }),
  freeRoundsPaid: ({ won, amount, promotion, reference }) => ({
    title: 'What your free rounds have won',
    text: `The free rounds of "${promotion}" have won ${won}. By its terms ${amount} is in your main wallet and can be withdrawn. Reference ${reference}.`,
  }),
  freeRoundsKept: ({ won, amount, promotion, turnover, days, reference }) => ({
    title: 'What your free rounds have won',
    text: `The free rounds of "${promotion}" have won ${won}. By its terms ${amount} is kept for you and becomes yours if you stake ${turnover} within ${days} days. You need not: your own money can be withdrawn at any time. Reference ${reference}.`,
  }),
  freeRoundsStopped: ({ left, promotion, reason, reference }) => ({
    title: 'Free rounds taken back',
    text: `The free rounds of "${promotion}" that were not played yet (${left}) have been taken back. What the others have won stays. Reason: ${reason} Reference ${reference}.`,
  }),
  freeRoundsCancelled: ({ left, promotion, reference }) => ({
    title: 'Free rounds taken back',
    text: `The deposit for which you were given free rounds of "${promotion}" has gone back, so the ${left} that were not played yet are taken back, too. What the others have won stays. Reference ${reference}.`,
  }),
  missionPaid: ({ amount, promotion, reference }) => ({
    title: 'Your reward of a mission',
    text: `You have taken the reward of "${promotion}": ${amount} is in your main wallet and can be withdrawn. Reference ${reference}.`,
  }),
  missionKept: ({ amount, promotion, turnover, days, reference }) => ({
    title: 'Your reward of a mission',
    text: `You have taken the reward of "${promotion}": ${amount} is kept for you and becomes yours if you stake ${turnover} within ${days} days. You need not: your own money can be withdrawn at any time. Reference ${reference}.`,
  }),
  creditedWithFreeRounds: ({ amount, method, reference, promotion, rounds }) => ({
    title: 'Deposit credited, with free rounds',
    text: `${amount} from ${method} is in your main wallet, and ${rounds} free rounds of "${promotion}" are yours to play: see the promotions page. Reference ${reference}.`,
  }),
  bonusReleased: ({ amount, reference }) => ({
    title: 'Your bonus is paid out',
    text: `The turnover is done: ${amount} is in your main wallet and can be withdrawn. Reference ${reference}.`,
  }),
  bonusGivenUp: ({ amount, reference }) => ({
    title: 'Bonus given up',
    text: `You gave the bonus of ${amount} up. Nothing has to be staked for it any more. Reference ${reference}.`,
  }),
  bonusExpired: ({ amount, reference }) => ({
    title: 'Bonus expired',
    text: `The time for the bonus of ${amount} is over. Nothing has to be staked for it any more, and your own money is untouched. Reference ${reference}.`,
  }),
  creditedWithoutBonus: ({ amount, method, reference, promotion }) => ({
    title: 'Deposit credited',
    text: `${amount} from ${method} is in your main wallet, without a bonus: "${promotion}" did not fit this deposit, so nothing has to be staked for it. Reference ${reference}.`,
  }),
  usdtOtherAmount: ({ came, asked, rate, amount, reference }) => ({
    title: 'Another amount of USDT came',
    text: `You asked to send ${asked} USDT, and ${came} USDT came. All of it is credited: ${amount}, at 1 USDT = ${rate} BDT. Reference ${reference}.`,
  }),
  usdtLate: ({ came, rate, promised, amount, reference }) => ({
    title: 'Your USDT came late',
    text: `The rate of ${promised} BDT was kept for 30 minutes. ${came} USDT came after that and is credited at 1 USDT = ${rate} BDT: ${amount}. Reference ${reference}.`,
  }),
  usdtUnasked: ({ came, rate, amount, reference }) => ({
    title: 'USDT came to your address',
    text: `${came} USDT came without a deposit being asked for. It is credited at the rate of now, 1 USDT = ${rate} BDT: ${amount}. Reference ${reference}.`,
  }),
  checkoutFailed: ({ amount, method, reference }) => ({
    title: 'Deposit not paid',
    text: `${method} turned your payment of ${amount} down. Nothing was credited. If money has left your wallet all the same, write to support with the reference ${reference}.`,
  }),
  checkoutExpired: ({ amount, method, reference }) => ({
    title: 'Deposit expired',
    text: `Your ${method} payment of ${amount} was not made in time. If you still pay it, it is credited. Reference ${reference}.`,
  }),
  depositRejected: ({ amount, method, reference, reason }) => ({
    title: 'Deposit not credited',
    text: `Your ${method} deposit of ${amount} was not credited: ${reason} Reference ${reference}. Write to support if you have paid.`,
  }),
  depositRefunded: ({ amount, method, reference }) => ({
    title: 'Deposit sent back',
    text: `Your deposit of ${amount} was sent back to your ${method} wallet. Reference ${reference}.`,
  }),
  depositPartRefunded: ({ amount, method, left, reference }) => ({
    title: 'Part of a deposit sent back',
    text: `${amount} of your deposit was sent back to your ${method} wallet. ${left} of it stays in your account. Reference ${reference}.`,
  }),
  depositReversed: ({ amount, method, reference }) => ({
    title: 'Deposit taken back',
    text: `${method} took ${amount} of your deposit back, so it has left your account. If you did not ask for that, write to us. Reference ${reference}.`,
  }),
  depositReversedOwed: ({ amount, method, taken, owed, reference }) => ({
    title: 'Deposit taken back',
    text: `${method} took ${amount} of your deposit back. ${taken} has left your account, and you owe us ${owed}. If you did not ask for that, write to us. Reference ${reference}.`,
  }),
  claimCollected: ({ amount, owed, reference }) => ({
    title: 'Paid towards what you owed',
    text: `${amount} was taken from your balance for a deposit that was taken back. You now owe ${owed}. Reference ${reference}.`,
  }),
  claimWrittenOff: ({ amount, reference }) => ({
    title: 'You owe nothing any more',
    text: `We have given up the ${amount} that you owed for a deposit that was taken back. Reference ${reference}.`,
  }),
  refundFailed: ({ amount, method, reference }) => ({
    title: 'Deposit not sent back',
    text: `${method} could not send ${amount} of your deposit back. The money is in your main wallet again. Reference ${reference}.`,
  }),
  paidOut: ({ amount, method, account, reference }) => ({
    title: 'Withdrawal paid',
    text: `${amount} was sent to your ${method} account ${account}. Reference ${reference}.`,
  }),
  paidOutWithFee: ({ amount, method, account, fee, total, reference }) => ({
    title: 'Withdrawal paid',
    text: `${amount} was sent to your ${method} account ${account}. With the fee of ${fee} your main wallet paid ${total}. Reference ${reference}.`,
  }),
  payoutFailed: ({ amount, method, account, reference }) => ({
    title: 'Withdrawal not possible',
    text: `${method} could not pay ${amount} to ${account}. The money is back in your main wallet. Check the number and that it can receive money, then ask again. Reference ${reference}.`,
  }),
  withdrawalRejected: ({ amount, reason, reference }) => ({
    title: 'Withdrawal returned',
    text: `${amount} is back in your main wallet: ${reason} Reference ${reference}.`,
  }),
  withdrawalToNewNumber: ({ amount, method, account, reference }) => ({
    title: 'A withdrawal to a new number',
    text: `${amount} was asked for, to your ${method} account ${account}, which was never paid before. If this was not you: cancel it in your records, log out everywhere under Account, Security, change your password and write to us. Reference ${reference}.`,
  }),
  withdrawalPinSet: () => ({
    title: 'Your withdrawal PIN was set',
    text: 'From now on every withdrawal asks for it. If this was not you, change your password and write to support at once.',
  }),
  withdrawalPinRemoved: () => ({
    title: 'Your withdrawal PIN was removed',
    text: 'Withdrawals do not ask for a PIN any more. If this was not you, change your password and write to support at once.',
  }),
  referralEarned: ({ amount, friend }) => ({
    title: 'Referral bonus',
    text: `Your friend ${friend} has played. ${amount} waits for you under Referral.`,
  }),
}
