import type { PageText } from '../../../content/pages/write-version.ts'

export const responsibleGaming: PageText = {
  title: 'Responsible Gaming',
  body: `Play is for fun. It is no way to earn a living and no way out of debts. Over a long time most players lose more than they win.

## Adults only {#adults}

Nobody under 18 may play here. Before the first deposit we ask for your date of birth. Keep your phone and your password away from children, and log out when others use your device.

## Know your limits {#limits}

- Decide how much and how long before you begin, and set it under [Play limits and breaks](/play-limits): how much you deposit and lose a day, a week or a month, how much one bet may risk, how long you play a day. A limit holds at once. A looser one waits for a day and asks you a second time.
- Play only with money that you can lose without missing it for rent, food or school.
- Look at your [betting record](/betting-record) and your [transaction record](/transaction-record) from time to time: they show what play has cost you.
- A bonus that asks for more stakes than you want to play is not worth taking. You can always deposit without one.

## Play safe {#playSafe}

- Never play with borrowed money.
- Never play to win back what is lost.
- Never play when you are upset, tired or drunk.
- Take breaks: stand up, go outside, call somebody.

## Signs to take seriously

- You play longer or for more than you had decided.
- You hide from your family how much you play.
- You borrow or sell things in order to play.
- You are restless or angry when you cannot play.

If you find yourself in one of these, stop for today and talk to somebody whom you trust.

## Taking a break

Under [Play limits and breaks](/play-limits) you take a break by yourself: from one day to 42 days, or for six months, a year or five years. It begins at once on all your devices and ends by itself. Until then you can place no bets, open no games and make no deposits, and we send you no offers. Nobody can end it earlier, neither you nor we. You can log in, cancel what is not matched and withdraw your money at any time.

You can also ask [support](/page/contact) to close the exchange, the games, or your whole account. A person does it, and a closed account cannot log in: withdraw what is left before you ask for that.

## For families

If somebody close to you plays too much, do not lend them money for it. Talk about it calmly and offer to write to support together. We tell nobody about an account but its owner.
`,
}
