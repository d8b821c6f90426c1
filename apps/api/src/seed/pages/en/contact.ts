import type { PageText } from '../../../content/pages/write-version.ts'

export const contact: PageText = {
  title: 'Contact',
  body: `Write in Bangla or in English. Many answers stand already on the [help page](/page/help).

## What helps us to help you

- For a deposit or withdrawal: the method, the amount, the time and the transaction ID.
- For a bet: the match, the market and the time. For a game: its name and the time of the round.
- For a log-in: your username and what the page says.

## What we never ask for

Nobody who works here asks for your password, for a code that we sent you or for the PIN of your wallet. Whoever does is not one of us. Numbers to pay to stand only in the app, on the page of your deposit.

## Complaints

Say that it is a complaint and name the bet, round or payment. If the answer does not satisfy you, ask for a second look by another person.
`,
}
