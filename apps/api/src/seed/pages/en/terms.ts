import type { PageText } from '../../../content/pages/write-version.ts'

export const terms: PageText = {
  title: 'Terms and conditions',
  body: `These are the rules between you and this site. They hold from the moment you open an account. If we change them, your account page tells you and asks you to read and agree; what you agreed to before stays on record as it was.

## Your account

- You are 18 years or older. Before your first deposit we ask for your date of birth; it is saved once and cannot be changed afterwards.
- You have one account, in your own name, with your own phone number and e-mail address. Your name stands as on your identity card.
- Your password is yours alone. Nobody who works here asks for it. What is done with your password counts as done by you, so tell us at once if somebody else may know it.
- The site serves only the countries that its operator names. A phone number of another country is refused.

## Play money

Where a notice on the site says that the house runs on play money, nothing here is worth real money: deposits, wins and withdrawals are rehearsed. Do not send real money to a number that you see there.

## Deposits

1. You choose a method and an amount. The smallest and the largest amount stand beside each method.
2. You pay from one of your own verified phone numbers and enter the transaction ID of your wallet. A transaction ID counts once.
3. The cashiers compare your request with the wallet's own statement. The amount that the statement shows is credited, also when you typed another one. Where no statement is found, or above a limit, a second cashier has to agree.

One deposit request can be open at a time. How far it is stands in your [transaction record](/transaction-record).

## Withdrawals

- Money is paid only to your own verified phone numbers.
- The turnover of a bonus that you took has to be finished first, or the bonus given up.
- One withdrawal request can be open at a time. Its amount leaves your wallet when you send it and comes back in full if the request is refused, with the reason.
- A person checks every withdrawal; above a limit, two. We promise no number of minutes: your record shows each step as it happens.

## Bonuses and turnover

- A bonus is yours to choose when you deposit. None is given without your asking.
- Every promotion says what it adds, from which deposit, and how many times deposit and bonus have to be staked before you withdraw.
- A bonus is kept for you and becomes your money when its turnover is done; you play with your own money meanwhile. You have 30 days for it and can give it up at any time, which leaves your own money and its wins untouched.
- One bonus runs at a time. Your [turnover record](/turnover-record) shows what counts and what is left.
- In games the stake of each round counts. On the exchange counts what you really had at risk on a market, so bets that cancel each other out count nothing.

## Bets on the exchange

- A bet is matched at your odds or better, by price and then by time. What is not matched waits, and you can cancel it.
- Before a bet goes out, the most that it can cost you is set aside. You lose more than that in one case alone: if bets that covered each other are void in part, what stands is no longer covered.
- The house may quote in a market, too. Where it does, the bet slip says so, and your record shows whether a player or the house took the other side.
- In play a bet waits for the delay that the slip names. If the market changes, is suspended or closes meanwhile, the bet is not placed and its money is free. A bet inside its delay cannot be cancelled.
- After a big event in the match, such as a wicket or a goal, only cancels are taken for two seconds.
- Where commission is taken, it is taken on what you win on the whole market, and the slip shows the rate before you bet.

## Results, voids and corrections

- A market is settled by the result of our odds partner. Staff who settle against it or without it need a second person.
- If a market is void, every bet on it is void and its stake comes back. A void never depends on who would have won. Bets matched in a certain span of time can be void while the others stand, if the odds of that span were wrong.
- If a result was wrong, the market is settled again: each player receives or pays the difference, and both versions stay on record.
- Two or more winners of one market are a dead heat: your bet is split into equal parts, one for each winner.

## Games

- The outcome of a round is fixed by seeds whose fingerprint you see before you play. You can check every round afterwards; the [help page](/page/help) says how.
- A round that breaks off goes on where it stopped, or its stake is given back.
- A win above the largest that a game can pay is kept aside until two people have looked at it. Your account shows that it is being checked.

## What is not allowed

- To play for somebody else, or with money that is not yours.
- To open a second account, or to work together with others against players or the house.
- To bet with programs that press the buttons for you.

## Closing and blocking

You can ask [support](/page/contact) at any time to close your account, the exchange or the games for you. We can block an account if these rules are broken, if the law asks for it, or if its owner is in danger from play. Blocking stops play and does not take your money.

## Complaints

Write to support in the chat and name the bet, round or payment. Every act of our staff is kept in a record that cannot be changed, so that what happened can be found out. If the answer does not satisfy you, ask for a second look by another person, and read on the [licence page](/page/licence) whether an authority stands above this site.
`,
}
