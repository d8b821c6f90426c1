export type Told = { title: string; text: string }

type Paid = { amount: string; method: string; reference: string }

type Offered = Paid & { promotion: string; promotionBn: string }

/** What a player is told about his money, in his language. Amounts come with their sign. */
export type PaymentWords = {
  credited: (paid: Paid) => Told
  creditedWithBonus: (paid: Offered & { bonus: string; turnover: string }) => Told
  creditedWithoutBonus: (paid: Offered) => Told
  depositRejected: (paid: Paid & { reason: string }) => Told
  paidOut: (paid: Paid & { account: string }) => Told
  withdrawalRejected: (paid: Paid & { reason: string }) => Told
  referralEarned: (earned: { amount: string; friend: string }) => Told
}
