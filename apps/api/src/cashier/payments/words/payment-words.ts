export type LetterText = { title: string; text: string }

type Paid = { amount: string; method: string; reference: string }

/** Dollars that came over a chain, at which rate, and what they are in the player's wallet. */
type Came = { came: string; rate: string; amount: string; reference: string }

type Bonus = { amount: string; reference: string }

/** What a week of play lost, and what share of it came back. */
type Cashback = Bonus & { lost: string; percent: string }

type FreeWins = Bonus & { won: string; promotion: string }

type Offered = Paid & { promotion: string }

/** What a player is told about their money, in their language. Amounts come with their sign. */
type Claim = Pick<Paid, 'amount' | 'reference'>

export type PaymentWords = {
  credited: (paid: Paid) => LetterText
  /** Of bonuses that were not kept apart: their letters are still read. */
  creditedWithBonus: (paid: Offered & { bonus: string; turnover: string }) => LetterText
  creditedAndKept: (paid: Offered & { bonus: string; turnover: string }) => LetterText
  cashbackPaid: (cashback: Cashback) => LetterText
  cashbackKept: (cashback: Cashback & { turnover: string; days: string }) => LetterText
  /** What free rounds have won, and what of it the promotion gives. */
  freeRoundsPaid: (wins: FreeWins) => LetterText
  freeRoundsKept: (wins: FreeWins & { turnover: string; days: string }) => LetterText
  freeRoundsStopped: (back: {
    left: string
    promotion: string
    reason: string
    reference: string
  }) => LetterText
  freeRoundsCancelled: (back: { left: string; promotion: string; reference: string }) => LetterText
  missionPaid: (reward: Bonus & { promotion: string }) => LetterText
  missionKept: (reward: Bonus & { promotion: string; turnover: string; days: string }) => LetterText
  creditedWithFreeRounds: (paid: Offered & { rounds: string }) => LetterText
  bonusReleased: (bonus: Bonus) => LetterText
  bonusGivenUp: (bonus: Bonus) => LetterText
  bonusExpired: (bonus: Bonus) => LetterText
  creditedWithoutBonus: (paid: Offered) => LetterText
  usdtOtherAmount: (came: Came & { asked: string }) => LetterText
  usdtLate: (came: Came & { promised: string }) => LetterText
  usdtUnasked: (came: Came) => LetterText
  checkoutFailed: (paid: Paid) => LetterText
  checkoutExpired: (paid: Paid) => LetterText
  depositRejected: (paid: Paid & { reason: string }) => LetterText
  depositRefunded: (paid: Paid) => LetterText
  depositPartRefunded: (paid: Paid & { left: string }) => LetterText
  depositReversed: (paid: Paid) => LetterText
  depositReversedOwed: (paid: Paid & { taken: string; owed: string }) => LetterText
  claimCollected: (paid: Claim & { owed: string }) => LetterText
  claimWrittenOff: (paid: Claim) => LetterText
  refundFailed: (paid: Paid) => LetterText
  paidOut: (paid: Paid & { account: string }) => LetterText
  paidOutWithFee: (paid: Paid & { account: string; fee: string; total: string }) => LetterText
  payoutFailed: (paid: Paid & { account: string }) => LetterText
  withdrawalRejected: (paid: Paid & { reason: string }) => LetterText
  withdrawalToNewNumber: (asked: Paid & { account: string }) => LetterText
  withdrawalPinSet: () => LetterText
  withdrawalPinRemoved: () => LetterText
  referralEarned: (earned: { amount: string; friend: string }) => LetterText
}
