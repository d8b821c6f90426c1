import { LANGUAGES } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { open } from '../steps/quick-clock.ts'
import { settled } from '../steps/settled.ts'
import { coveredFocus, cutOff, goOnAndWait, setTextSize, tooSmall } from '../steps/sight.ts'
import { bet, exposure, match, position, stubExchange, unmatched } from '../stub/bets.ts'
import type { Answers } from '../stub/answer.ts'
import { game, madeAt, provider, round, transaction, turnover } from '../stub/records.ts'
import { stubGuestSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

const LARGE_PX = 32
const USUAL_PX = 16

const letter = {
  id: 1,
  title: 'Your deposit',
  message: 'It came.',
  created_at: madeAt,
  is_read: false,
}

const filled: Answers = {
  getProvider: { data: [provider('PADMA', 'Padma')], message: '' },
  getGames: { games: [game('5', 'River Gold', { is_new: true }), game('6', 'Tiger Night')] },
  showTransactions: { transaction: [transaction('D1')] },
  showTurnovers: { turnover: [turnover(1)] },
  bettingRecord: [round('River Gold')],
  listInbox: { success: true, data: { data: [letter], last_page: 2, unread: 1 } },
  otherPhones: { data: [{ contract_value: '01811111111', isverify: 1 }] },
  openBets: { bets: [bet('1'), unmatched('2')] },
  exchangeExposure: exposure(position()),
}

const visit = { ...match, selectedSport: 'cricket', previousPath: '/exchange' }

const ofPlayer: [string, object?][] = [
  ['/account'],
  ['/deposit'],
  ['/withdrawal'],
  ['/transaction-record'],
  ['/inbox'],
  ['/games?type=slot&system=&title=Slot'],
  ['/exchange'],
  ['/exchange-account/balance'],
  ['/odds-view', { oddsView: visit }],
]
const ofGuest: [string, object?][] = [['/signup'], ['/page/help']]

/** Goes over the main screens of a player, then over those of a guest, and looks at each. */
async function walk(page: Page, look: (path: string) => Promise<void>) {
  await stubExchange(page, filled)
  await open(page, '/vip')
  for (const [path, state] of ofPlayer) await see(page, path, state, look)
  await page.evaluate(() => localStorage.removeItem('token'))
  await stubGuestSite(page, filled)
  await open(page, '/login')
  for (const [path, state] of ofGuest) await see(page, path, state, look)
}

async function see(
  page: Page,
  path: string,
  state: object | undefined,
  look: (path: string) => Promise<void>,
) {
  await goOnAndWait(page, path, state)
  await settled(page)
  await look(path)
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const viewport of sizes) {
  test.describe(() => {
    test.use({ viewport })
    for (const language of LANGUAGES)
      test(`at ${viewport.width} px with text of twice the size nothing is cut off, and no bar covers what is focused (${language})`, async ({
        page,
      }) => {
        await store(page, { language })
        await setTextSize(page, LARGE_PX)
        try {
          await walk(page, async (path) => {
            expect.soft(await cutOff(page), path).toEqual([])
            expect.soft(await coveredFocus(page), path).toEqual([])
          })
        } finally {
          await setTextSize(page, USUAL_PX)
        }
      })

    test(`at ${viewport.width} px everything to press has 24 px, and no bar covers what is focused`, async ({
      page,
    }) => {
      await walk(page, async (path) => {
        expect.soft(await tooSmall(page), path).toEqual([])
        expect.soft(await coveredFocus(page), path).toEqual([])
      })
    })
  })
}
