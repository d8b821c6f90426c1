import type { Locator, Page } from '@playwright/test'
import { paths, type Path } from '../../apps/web/src/lib/paths.ts'

/** What stands at an address. */
export type Screen = {
  sees: (page: Page) => Locator
  /** Where the visit ends, if that is another address. */
  endsAt?: string
}

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const sports = (page: Page) => page.getByRole('tab', { name: 'Sports' })
const signUpForm = (page: Page) => page.getByLabel('Confirm password')

/** Every route of the app; one that is added there is missed here until it stands in the table. */
export const siteScreens = {
  [paths.home]: { sees: sports },
  [paths.signup]: { sees: signUpForm },
  [paths.login]: { sees: (page) => page.getByRole('button', { name: 'Log in', exact: true }) },
  [paths.games]: { sees: heading('Games') },
  [paths.forgotPassword]: { sees: (page) => page.getByRole('tab', { name: 'SMS' }) },
  [paths.register]: { sees: signUpForm, endsAt: paths.signup },
  [paths.account]: { sees: heading('My Account') },
  [paths.profile]: { sees: heading('Personal Info') },
  [paths.deposit]: { sees: heading('Funds') },
  [paths.withdrawal]: { sees: heading('Funds') },
  [paths.bettingRecord]: { sees: heading('Betting Records') },
  [paths.transactionRecord]: { sees: heading('Transaction Records') },
  [paths.turnoverRecord]: { sees: heading('Turnover') },
  [paths.referralProgram]: { sees: heading('Referral Program') },
  [paths.resetPassword]: { sees: heading('Reset password') },
  [paths.inbox]: { sees: heading('Inbox') },
  [paths.vip]: { sees: heading('My VIP') },
  [paths.gamerun]: { sees: heading('Game') },
  [paths.promotions]: { sees: heading('Promotions') },
  [paths.chat]: { sees: heading('Support') },
  [paths.chatList]: { sees: heading('Conversations') },
  [paths.chatBox]: { sees: heading('Support') },
  // With an event or a payment in hand these two stay; that is what the tests of their screens show.
  [paths.oddsView]: { sees: heading('In-Play'), endsAt: paths.exchangeInplay },
  // No match is on while the data host is silent.
  [paths.match]: { sees: heading('Match') },
  [paths.search]: { sees: heading('Search') },
  [paths.exchange]: { sees: heading('Exchange') },
  [paths.exchangeAccount]: {
    sees: (page) => page.getByRole('navigation', { name: 'Exchange Account' }),
  },
  [paths.exchangeBalance]: { sees: heading('Balance Overview') },
  [paths.exchangeBets]: { sees: heading('My Bets') },
  [paths.exchangeHistory]: { sees: heading('Bets History') },
  [paths.exchangeProfitLoss]: { sees: heading('Profit & Loss') },
  [paths.exchangeActivity]: { sees: heading('Activity Log') },
  [paths.exchangeInplay]: { sees: heading('In-Play') },
  [paths.exchangeSports]: { sees: heading('Sports') },
  [paths.exchangeMulti]: { sees: heading('Multi Markets') },
  [paths.paymentRequest]: { sees: heading('Payment request') },
  [paths.makePayment]: { sees: heading('Funds'), endsAt: paths.deposit },
  [paths.referralCode]: { sees: heading('This link has no code') },
  [paths.affiliateCode]: { sees: heading('This link has no code') },
  [paths.agentCode]: { sees: heading('This link has no code') },
  [paths.playerLogout]: { sees: sports, endsAt: paths.home },
  [paths.appDownload]: { sees: heading('Maidan on your phone') },
  [paths.aboutUs]: { sees: heading('About Us') },
  [paths.responsibleGaming]: { sees: heading('Responsible Gaming') },
  [paths.security]: { sees: heading('Security') },
  [paths.protection]: { sees: heading('Play limits and breaks') },
  [paths.help]: { sees: heading('Help') },
  [paths.terms]: { sees: heading('Terms and conditions') },
  [paths.privacy]: { sees: heading('Privacy') },
  [paths.contact]: { sees: heading('Contact') },
  [paths.licence]: { sees: heading('Gaming licence') },
} as const satisfies Record<Path, Screen>
