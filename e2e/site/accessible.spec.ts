import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openQuickly } from '../steps/quick-clock.ts'
import { settled } from '../steps/settled.ts'
import { alice, chatMessage, game, madeAt, provider, round } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

const letter = { id: 1, title: '৭', message: '৮', created_at: madeAt, is_read: false }

const seen = { device: { browser: '', system: '' }, address: '১' }

const answers: Answers = {
  showUser: {
    ...alice,
    username: '১',
    name: '১',
    session_id: 0,
    email_verified_at: null,
    dofb: null,
    vip_coin: '5',
    referrals: [{ username: '২', joined_at: madeAt, bonus: '5.00' }],
  },
  otherPhones: { data: [{ contract_value: '01811111111', isverify: 1 }] },
  getPromotion: [],
  getSystem: { systems: ['1'], message: '' },
  getProvider: { data: [provider('৩'), provider('৪')], message: '' },
  getGames: { games: [game('৫', '৫', { platform: '৩', type: '৬', is_new: true })] },
  favouriteGames: { codes: ['৫'] },
  showSecondFactor: { since: madeAt, recovery_codes_left: 1 },
  listSessions: { data: [{ id: 1, ...seen, created_at: madeAt, last_seen_at: madeAt, own: true }] },
  listLogIns: { data: [{ ...seen, at: madeAt, result: 'wrong_code' }] },
  listInbox: { success: true, data: { data: [letter], last_page: 2, unread: 1 } },
  showInboxMessage: letter,
  readInboxMessage: { success: true, message: '' },
  getChats: {
    chats: [{ chat_id: 9, other_user: { username: '৯' }, last_message: null, last_at: null }],
  },
  chatMessages: {
    messages: Array.from({ length: 40 }, (_, id) => chatMessage(id, id % 2, '১০')),
  },
  bettingRecord: [round('৫', { platform: '৩', game_type: '৬' })],
  getTypes: { types: ['৬'] },
}

type Screen = {
  name: string
  path: string
  guest?: true
  form?: true
  act?: (page: Page) => Promise<void>
}

const games = '/games?type=slot&system=&title=৬'

/** Each screen as it opens, or in the state that `act` brings it to; a form is sent empty. */
const screens: Screen[] = [
  { name: 'log-in', path: '/login', guest: true, form: true },
  { name: 'sign-up', path: '/signup', guest: true, form: true },
  { name: 'forgotten password', path: '/forgot-password', guest: true, form: true },
  { name: 'games for a guest', path: games, guest: true },
  { name: 'games', path: games },
  { name: 'game frame', path: '/gamerun' },
  { name: 'account', path: '/account' },
  { name: 'profile', path: '/profile' },
  {
    name: 'verify popup',
    path: '/profile',
    act: (page) => page.getByRole('button', { name: 'Verify' }).first().click(),
  },
  { name: 'password', path: '/reset-password', form: true },
  { name: 'security', path: '/security' },
  { name: 'VIP', path: '/vip' },
  { name: 'referral', path: '/refrrel-program' },
  {
    name: 'referred friends',
    path: '/refrrel-program',
    act: (page) => page.getByRole('tab').last().click(),
  },
  {
    name: 'inbox in edit mode',
    path: '/inbox',
    act: (page) => page.getByRole('button', { name: 'Edit' }).click(),
  },
  {
    name: 'message',
    path: '/inbox',
    act: (page) => page.getByRole('button', { name: '৭' }).click(),
  },
  { name: 'support', path: '/chat' },
  { name: 'conversations', path: '/chat-list' },
  { name: 'conversation', path: '/chat-box/9' },
  { name: 'betting records', path: '/betting-record' },
  {
    name: 'betting filter',
    path: '/betting-record',
    act: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'betting record',
    path: '/betting-record',
    act: (page) => page.getByRole('button', { name: '৫' }).click(),
  },
]

/** Names of the rules that the page breaks, and where. */
async function faults(page: Page): Promise<string[]> {
  return violationsOf(page)
}

for (const { name, path, guest, form, act } of screens) {
  test(`[I18N-02] ${name}: axe finds nothing in either language, the second in the light theme, and Bangla leaves no English`, async ({
    page,
  }) => {
    await (guest ? stubGuestSite(page, answers) : stubSite(page, answers))
    await openQuickly(page, path)
    const submit = async () => form && (await page.locator('[type=submit]').click())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy], .animate-pulse-soft')).toHaveCount(0)
    await act?.(page)
    await submit()
    await settled(page)
    expect(await faults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await switchToBangla(page)
    await submit()
    expect(await faults(page)).toEqual([])
    expect(await latinWords(page)).toEqual([])
  })
}

async function switchToBangla(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('language', 'bn')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
}

/** Words in Latin letters that the page shows or reads out, but for names, codes and addresses. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: (string | null)[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const unread = node.parentElement?.closest('script, style, noscript, option')
      if (unread === null) found.push(node.textContent)
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        found.push(element.getAttribute(name))
      }
    }
    return found
  })
  return texts
    .flatMap((text) => text?.replace(/\S+[@/]\S+/g, '').match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !['VP', 'III', 'Maidan'].includes(word))
}
