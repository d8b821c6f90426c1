export type Told = { title: string; text: string }

type Paid = { amount: string; method: string; reference: string }

/** What a player is told about his money, in his language. Amounts come with their sign. */
export type PaymentWords = {
  credited: (paid: Paid) => Told
  creditedWithBonus: (paid: Paid & { bonus: string; promotion: string; turnover: string }) => Told
  creditedWithoutBonus: (paid: Paid & { promotion: string }) => Told
  depositRejected: (paid: Paid & { reason: string }) => Told
  paidOut: (paid: Paid & { account: string }) => Told
  withdrawalRejected: (paid: Paid & { reason: string }) => Told
  referralEarned: (earned: { amount: string; friend: string }) => Told
}
