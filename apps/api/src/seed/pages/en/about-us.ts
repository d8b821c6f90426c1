import type { PageText } from '../../../content/pages/write-version.ts'

export const aboutUs: PageText = {
  title: 'About Us',
  body: `Maidan means an open field: the place where people meet to play and to watch. This site brings two houses under one roof, with one account, one wallet and one history, in Bangla and in English.

## The exchange

Players bet against each other on cricket, soccer and tennis, and the best price wins. Where the house quotes, too, the bet slip says so. Beside the match odds there are bookmaker markets and fancies.

## The games

Slots that say what they pay back over time, and whose rounds you can check afterwards with their seeds; and Lucky Sports, a book of bets at fixed odds.

## What we hold ourselves to

- You see what a bet can cost you before you place it, and just that is set aside.
- Every movement of money is booked twice and can be followed. The books are compared all the time.
- No single member of staff can create money, change a result against the evidence or pay above a limit. It takes two.
- Terms stand beside the offer, not behind it.

## How it is built

The platform is open software. Who runs this house, and under which licence, stands below and on the [licence page](/page/licence).
`,
}
