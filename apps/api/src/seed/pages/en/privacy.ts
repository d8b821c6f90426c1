import type { PageText } from '../../../content/pages/write-version.ts'

export const privacy: PageText = {
  title: 'Privacy',
  body: `What this site knows about you, why, for how long, and who sees it.

## What we store

- What you tell us at sign-up: username, name, e-mail address, phone numbers, currency, and a code if somebody sent you. Later your date of birth.
- Your password only as a fingerprint from which it cannot be read.
- Your money: deposits, withdrawals, transaction IDs, the wallet numbers you used, pictures of receipts that you upload, bonuses and every movement of your balance.
- Your play: bets, rounds, their results, favourites and points.
- Your log-ins: time, IP address and the kind of browser.
- What you write to support and what we answer, and the messages in your inbox.
- Which version of the terms and of this page you agreed to, and when.

## Why

- To run your account: to know you when you log in, to hold your money, to settle what you play.
- To keep the house honest: to compare a deposit with the wallet's statement, to find a mistake, to answer a complaint.
- To protect you and others: age, somebody else at your account, several accounts of one person.

We do not sell what we know, and no advertising network is built into these pages.

## How long

- A code that we sent you is deleted a day after it has run out; a sent text message or e-mail is deleted after 30 days.
- Records of money and play stay for as long as the account and the operator's duties to keep them ask. They cannot be changed or deleted one by one, because the books have to add up.
- Your account stays until you ask for it to be closed. Closing ends play and log-ins; the records of money stay.

## Who sees it

- Staff, each in their own role: cashiers see payments, support sees chats and accounts. A trader sees markets, bets and the username behind a bet, and not the details of a payment.
- Whenever a member of staff opens your data, this is written down with their name, and the record of it is checked daily.
- A game studio gets an id, your username, your balance, currency and language, the bets and wins of its own games, and nothing of your phone or your payments.
- The services that carry text messages and e-mails get your number or address and the message.
- An authority that has the right to ask, as far as the law obliges the operator.

## On your device

The site keeps in your browser that you are logged in, your language and how you like to see things. Log out on a device that others use. A cookie of a few minutes is set only when a picture of digits or a sum is shown to you.

## Your rights

You see most of what we store in the app itself: your [profile](/profile), your [transaction record](/transaction-record) and your [betting record](/betting-record). To have something corrected, to ask for the rest or to close your account, write to [support](/page/contact).
`,
}
