import type { Texts } from '../../define-text.ts'

/** The frame of the wide pages: header, navigation, footer. */
export const wide = {
  arcade: 'Arcade',
  referral: 'Referral',
  playNow: 'Play Now',
  exchangeHint: 'Back and lay on cricket, soccer and tennis.',
  memberCenter: 'Member Center',
  logIn: 'Log in',
  reloadBalance: 'Reload the balance',
  balanceFailed: 'The balance did not load. Try again.',
  support: 'Customer Support',
  supportText:
    'Write to us in the chat, in Bangla or in English. Every answer stays in your conversation.',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  telegram: 'Telegram',
  email: 'Email',
  newMember: 'New Member Guide',
  newMember1: 'Sign up with your own name and phone number.',
  newMember2: 'Add money by a wallet that stands in your name.',
  newMember3: 'Choose a match or a game and decide beforehand what you can spare.',
  newMember4: 'Withdraw to the same wallet.',
  ambassador: 'Brand Ambassador',
  androidApp: 'Android App Download',
  payments: 'Payment Methods',
  sponsorships: 'Sponsorships',
  licence: 'Gaming Licence',
  responsible: 'Responsible Gaming',
  adults: 'Adults only',
  limits: 'Know your limits',
  playSafe: 'Play safe',
  community: 'Community',
  site: 'Maidan',
  affiliate: 'Affiliate',
  aboutUs: 'About Us',
  showMore: 'Show More',
  showLess: 'Show Less',
  closing: 'For adults of 18 years or more. Play for fun, and stop while it is fun.',
  aboutTitle: 'Maidan: a betting exchange and games in one place',
  about:
    'Maidan brings two houses under one roof. The first is a betting exchange, where players bet against each other and against the house, and the best price wins. The second is a hall of games: slots of a sandbox studio, each with its return and its proof of fairness, and Lucky Sports, a book of bets at fixed odds. One account, one wallet and one history serve both, in Bangla and in English.',
  exchangeTitle: 'How the betting exchange works',
  exchangeText:
    'A bookmaker names a price and you take it or leave it. On an exchange you see what others offer: the blue side is for those who back a runner to win, the pink side for those who lay it. Take a price that stands there, or ask for a better one and wait for somebody who agrees. What does not find a partner can be cancelled at any time, and its money is free at once.',
  cricketTitle: 'Cricket, ball by ball',
  cricketText:
    'Cricket is where the exchange is busiest. Beside the match odds there are bookmaker markets and fancies: the runs of a session, of an over, of a batter. Prices move with every ball, and a short delay in play keeps the game fair for those who watch from the stand and those who watch on a screen. When a wicket falls, markets stop by themselves until the price is clear again.',
  liabilityTitle: 'What you can lose is set aside',
  liabilityText:
    'Before a bet goes out, Maidan works out the most that it can cost you over all results of the market, and holds just that. Bets that cover each other need less, and what is no longer at risk comes back to your wallet right away. You can never lose more than you had put aside.',
  casinoTitle: 'Slots that show their workings',
  casinoText:
    'The hall of games has slots from old fruit machines to new adventures. Each says what it pays back over time, and each round can be checked afterwards with its seeds. Search by name or by provider, mark your favourites with a heart, and go on where you stopped. If a round breaks off because the connection drops, it is finished or paid back, and your record shows which.',
  fastTitle: 'Fixed odds beside the exchange',
  fastText:
    'At Lucky Sports you take the price that stands there, without waiting for somebody on the other side. What you could win is shown before you bet. In play a bet waits for a few seconds and is priced once more; if the odds have become worse meanwhile, it is refused and costs nothing. Better odds are given to you.',
  paymentTitle: 'Deposits and withdrawals',
  paymentText:
    'Deposits come by the wallets that people in Bangladesh use every day, and withdrawals go back to a wallet in your own name. Each has its state in your transaction record: requested, in progress, done or refused with the reason. The smallest and the largest amount stand beside each method before you send anything.',
  promotionTitle: 'Promotions with their terms beside them',
  promotionText:
    'Promotions change with the season. Each one says how much must be staked before the bonus is yours and until when, and you choose it yourself when you pay in. Your turnover record shows how far you are. One bonus runs at a time, and none is given behind your back.',
  vipTitle: 'Points and friends',
  vipText:
    'Play earns VIP points, which you turn into money yourself; the VIP page says what a point is worth. The referral page has a link of your own. When a friend who came by it has paid in and really played, you are rewarded, and the page says what that takes.',
  safeTitle: 'Play that stays play',
  safeText:
    'Betting is for adults, and only with money that you can spare. Set yourself an amount and a time before you begin, and take breaks. If play stops being fun, write to support: they can close your account. Nobody at Maidan will ever ask for your password.',
} as const satisfies Texts
