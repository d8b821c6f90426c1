import type { Page } from '@playwright/test'
import type { Answers } from './answer.ts'
import { answerAll, answerSome } from './answer-calls.ts'
import { allPages, firstPage } from './pages.ts'
import type { StubCall } from './read-stub-call.ts'
import { checklist } from './checklist.ts'
import { protection } from './protection.ts'
import { alice, funds, generalSettings, methods, promotion, slider } from './records.ts'
import { store } from './stored.ts'

const siteAnswers = {
  getGeneral: generalSettings(),
  getLogo: [{ logo: 'brand/logo.svg', mobile_logo: '', loader_logo: '', favicon: '' }],
  getSliders: { main: [slider(1, 'Main'), slider(2, 'Main')], favourite: [], feature: [] },
  getJackpots: { jackpots: [] },
  getSocialLink: { whatsapp: '', facebook: '', telegram: '' },
  getPaymentMethods: methods,
  showWithdrawalPin: { set_at: null },
  paymentTimes: { deposit: null, withdrawal: null },
  getPromotion: [promotion(1, 'Welcome bonus')],
  getPage: firstPage,
  getPages: allPages,
} satisfies Answers

const playerAnswers = {
  balance: funds('12345.50'),
  getSitting: { began_at: null, rounds: 0, bet: '0.00', win: '0.00', net: '0.00', currency: 'BDT' },
  getUnfinishedRounds: { rounds: [] },
  showUser: alice,
  showProtection: protection(),
  showTransactions: { transaction: [] },
  showTurnovers: { turnover: [] },
  marketBlock: { exchange_market: 1, cs_market: 1, status: 'active' },
  otherPhones: { data: [] },
  duePages: { pages: [] },
  showCashback: { data: [] },
  showMissions: { data: [] },
  showVip: { levels: [], reached: null, earned: '0', missing: null, weights: [] },
  withdrawalChecklist: checklist(),
} satisfies Answers

const session = { token: 'token-of-alice', remote_id: 'r-alice', username: 'alice' }

/**
 * A site without its server, and alice logged in on this device: every call is answered from
 * here, the start calls with a sensible house. `changed` answers single calls differently. Gives
 * the calls as they are made.
 */
export async function stubSite(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  await store(page, session)
  return stubGuestSite(page, changed)
}

/** The same with nobody logged in. */
export function stubGuestSite(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  const answers = { ...siteAnswers, ...playerAnswers, ...changed }
  return Promise.resolve(answerAll(page, '/api/', answers))
}

/** A player on this device: the stored session, and the server's answers to their own calls. */
export async function stubPlayer(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  await store(page, session)
  return answerSome(page, { ...playerAnswers, ...changed })
}

/** Answers single calls as the test says; the house answers the others. */
export function stub(page: Page, answers: Answers): Promise<StubCall[]> {
  return Promise.resolve(answerSome(page, answers))
}
