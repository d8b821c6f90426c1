import type { PageText } from '../../../content/pages/write-version.ts'

export const help: PageText = {
  title: 'Help',
  body: `Short answers to what players ask most. If yours is not here, [write to us](/page/contact).

## Account

### How do I open an account?

Tap [Sign up](/signup), fill in the form and agree to the terms. You are logged in at once. Before your first deposit, verify your phone number and save your date of birth in your [profile](/profile).

### Who may play?

Everybody of 18 years or more, with one account in their own name.

### I forgot my password.

Tap [Forgot password](/forgot-password). We send a code to the phone or e-mail address of your account. The code is good for five minutes.

### The code does not come.

Check the number, wait for the time that the page shows, and ask for a new one. Only the newest code works. If none comes, write to support.

### Can I change my date of birth?

No. It is saved once. If it is wrong, write to support.

## Deposits

### How do I deposit?

Open [Deposit](/deposit), choose a method, a channel and an amount. The next page shows the number to pay to. Pay in your wallet app from one of your own verified numbers, then enter the transaction ID.

### How much and how little?

The smallest and the largest amount stand beside each method, before you send anything.

### When is my deposit credited?

When it is found in the wallet's statement, or when a cashier has looked at it. That can be quick and can take a while; your [transaction record](/transaction-record) shows each step. A picture of the receipt, sent with the request, helps.

### I typed another amount than I paid.

What the wallet's statement shows is credited.

### My transaction ID is refused.

Compare it letter by letter with your wallet's message. An ID that was used before is refused, also if somebody else used it. In that case write to support at once.

## Withdrawals

### How do I withdraw?

Open [Withdrawal](/withdrawal), choose a method, one of your own verified numbers and an amount. The amount leaves your wallet at once; if the request is refused, it comes back in full.

### Why can I not withdraw?

The page says why: a phone number that is not verified, no date of birth, turnover that is left, a request that is still open, or an amount outside the limits.

### How long does it take?

A person checks and pays every withdrawal. We promise no number of minutes. Each step stands in your record.

## Bonuses

### What is turnover?

How much has to be staked before you withdraw. A promotion of 3 times with a deposit of 500 and a bonus of 50 asks for stakes of 3 × 550 = 1,650.

### Which bets count?

In games the stake of each round. On the exchange what you really had at risk on a market: bets on both sides that cancel out count nothing. See your [turnover record](/turnover-record).

### Where is my bonus?

It is kept for you beside your wallet and becomes your money when its turnover is done, within 30 days. Until then you play with your own money. On the withdrawal page you can give it up: then nothing is left to stake, and your own money is free.

### Can I have two bonuses?

One at a time. Finish the turnover of the first or give it up, then choose another.

## Exchange

### What do back and lay mean?

Back (blue) means that you bet on it to happen, lay (pink) that you bet against it. At odds of 3.00 a back bet of 100 wins 200 or loses 100; a lay bet of 100 wins 100 or loses 200.

### Why is my bet not matched?

Nobody has taken your odds yet. It waits, and you can cancel it or make it smaller. Choose in the bet slip whether it is cancelled when play starts.

### Why do I have to wait in play?

The delay keeps the game fair between those who are at the ground and those who watch on a screen. If the market changes meanwhile, your bet is not placed and its money is free.

### What is commission?

A part of what you win on the whole market, and nothing if you lose. The bet slip shows the rate, or says that none is taken.

### What are bookmaker and fancy?

Bets against the house at the rate that it shows. A fancy is about a number, such as the runs of an over: YES wins if the score reaches the number, NO if it stays below.

### My market was settled wrongly.

Write to support and name the bet. If the result was wrong, the market is settled again and everybody receives or pays the difference. Both versions stay on record.

### What happens if a match is abandoned?

If a market has no result it is void, and every stake comes back.

## Games and fairness

### How do I know that a game is fair?

Before you play, the game shows the fingerprint of a secret number. Your own number and a counter are mixed in; together they decide each round. When the secret is changed, the old one is shown, and the fairness panel in the game checks in your own browser that nothing was changed.

### What does the return of a game mean?

What it pays back of all stakes over a very long time. In one evening you can win or lose far more than that says.

### My connection broke during a round.

Open the game again: the round goes on, or its stake is given back. Your [betting record](/betting-record) shows which.

## Limits and breaks

### Can I stop myself from playing?

Yes. Take a break by yourself under [Play limits and breaks](/play-limits), or ask support to close the exchange, the games or your whole account for you. Read more under [Responsible Gaming](/page/responsible-gaming).
`,
}
