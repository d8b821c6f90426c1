import { expect, test } from '../../front/test.ts'
import { derby, eid, finalSlide, frontOf, rain } from '../../stub/front.ts'
import { refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { openDesk, overview, stubStaff } from '../../stub/staff.ts'
import { violationsOf } from '../../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

const PATH = '/front-page'

test('[HOME-10] the desk tells what runs, what is to come and what ended, and ends it alone', async ({
  page,
}) => {
  let data = [derby, eid, rain]
  const calls = await stubStaff(page, {
    staffFront: () => ({ ...frontOf(...data), new_waiting: [] }),
    staffEndFront: () => {
      data = [eid, { ...derby, state: 'ended', version: 4, ends_at: '2026-01-02T00:00:00.000Z' }]
      return { ended_at: '2026-01-02T00:00:00.000Z' }
    },
  })
  await openDesk(page, PATH)
  await expect(page.getByText('Running and to come, in their order: 2 of 12')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Running line' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('আজ রাত আটটায় ডার্বি')
  await expect(rows.nth(0)).toContainText('Until somebody ends it')
  await expect(rows.nth(0)).toContainText('A press leads to: Exchange: in play')
  await expect(rows.nth(1)).toContainText('To come')
  await expect(rows.nth(1)).toContainText('2090/01/02 00:00 – 2090/01/04 00:00 (Dhaka, GMT+6)')
  await expect(rows.nth(1)).toContainText('A press leads nowhere.')
  const ended = page.getByRole('list', { name: 'Ended last' })
  await expect(ended).toContainText('A press leads to: Game · River Gold')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'End it: Derby tonight at eight' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this now?' })
  await expect(dialog).toContainText('No player sees “Derby tonight at eight” from now on')
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect(dialog.getByText('Say why.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('It is played')
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect(dialog).toBeHidden()
  await expect(ended).toContainText('Derby tonight at eight')
  expect(callsOf(calls, 'staffEndFront').map(({ params, body }) => [params, body])).toEqual([
    [
      { place: 'notice', id: '1' },
      { version: 3, reason: 'It is played' },
    ],
  ])
})

test('[LAW-24] a notice is written in both languages, seen as on a phone, and asked for', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffFront: frontOf(),
    staffChangeFront: ({ body }) => {
      const { texts } = body as { texts: { language: string; words: string }[] }
      if (texts.some(({ words }) => words === ''))
        return refused('FRONT_WORDS_MISSING', {
          params: { language: 'বাংলা' },
          errors: { words_bn: ['Write it in বাংলা, too: nothing is shown without it.'] },
        })
      return { approval_id: 9 }
    },
  })
  await openDesk(page, PATH)
  await expect(page.getByText('Nothing runs here, and nothing is to come.')).toBeVisible()
  await page.getByRole('link', { name: 'New notice' }).click()
  const seen = page.getByRole('figure', { name: 'As a player sees it, English' })
  await expect(seen).toContainText('Nothing is written yet.')
  await page.getByRole('textbox', { name: 'English' }).fill('Derby tonight')
  await expect(seen.getByRole('region')).toContainText('Derby tonight')
  await expect(page.getByText('Plain words, 13 of 200 letters.')).toBeVisible()
  await page.getByLabel('Where a press leads').selectOption('Game · River Gold')
  await page.getByLabel('From (Dhaka, GMT+6)').fill('2090-01-02T00:00:05')
  const send = page.getByRole('button', { name: 'Ask a second person' })
  const dialog = page.getByRole('dialog', { name: 'Ask for this on the front page?' })
  const asks = async () => {
    await send.click()
    await dialog.getByLabel('Reason').fill('The season begins')
    await dialog.getByRole('button', { name: 'Ask a second person' }).click()
    await expect(dialog).toBeHidden()
  }
  await asks()
  await expect(page.getByText('Write it in বাংলা, too')).toBeVisible()
  await page.getByRole('textbox', { name: 'বাংলা' }).fill('আজ রাতে ডার্বি')
  await asks()
  await expect(page.getByText('A change waits for a second person.')).toBeVisible()
  await expect(send).toBeDisabled()
  expect(callsOf(calls, 'staffChangeFront').at(-1)?.body).toEqual({
    place: 'notice',
    id: '0',
    version: 0,
    texts: [
      { language: 'en', words: 'Derby tonight' },
      { language: 'bn', words: 'আজ রাতে ডার্বি' },
    ],
    picture: '',
    link: 'RIVER',
    starts_at: '2090-01-01T18:00:05.000Z',
    ends_at: '',
    reason: 'The season begins',
  })
})

test('[HOME-06] a slide gets another picture of the house, seen at once', async ({ page }) => {
  const calls = await stubStaff(page, {
    staffFront: frontOf(finalSlide),
    staffChangeFront: { approval_id: 9 },
  })
  await openDesk(page, `${PATH}?place=main`)
  await page.getByRole('link', { name: 'Change: The last over is yours' }).click()
  const seen = page.getByRole('figure', { name: 'As a player sees it, বাংলা' })
  const picture = seen.locator('img')
  await expect(picture).toHaveAttribute('src', '/storage/banners/cricket.bn.svg')
  await expect(seen).toContainText('শেষ ওভারটা আপনার')
  const send = page.getByRole('button', { name: 'Ask a second person' })
  await expect(send).toBeDisabled()
  await page.getByRole('radio', { name: 'Weekly cashback' }).check()
  await expect(picture).toHaveAttribute('src', '/storage/promotions/cashback.bn.svg')
  await send.click()
  await page.getByLabel('Reason').fill('Cashback week')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(callsOf(calls, 'staffChangeFront').at(-1)?.body).toMatchObject({
    id: '7',
    version: 3,
    picture: '/storage/promotions/cashback.svg',
    link: '/exchange-inplay',
  })
})

test('a slide of a game is chosen by its game, and shows its card', async ({ page }) => {
  await stubStaff(page, { staffFront: frontOf() })
  await openDesk(page, `${PATH}/favourite-new`)
  await page.getByLabel('Game', { exact: true }).selectOption('Game · River Gold')
  await page.getByRole('textbox', { name: 'বাংলা' }).fill('সোনালি নদী')
  const seen = page.getByRole('figure', { name: 'As a player sees it, বাংলা' })
  await expect(seen.locator('img')).toHaveAttribute('src', /PADMA-RIVERGOLD\.bn\.svg$/)
  await expect(seen).toContainText('সোনালি নদী')
})

test('the order is changed alone, and another one’s change is not written over', async ({
  page,
}) => {
  let refuses = true
  let data = [derby, eid]
  const calls = await stubStaff(page, {
    staffFront: () => frontOf(...data),
    staffOrderFront: ({ body }) => {
      if (refuses) return refused('STATE_CHANGED')
      data = data.toReversed()
      return { ids: (body as { ids: number[] }).ids }
    },
  })
  await openDesk(page, PATH)
  await page.getByRole('button', { name: 'Change the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the order' })
  await expect(dialog.getByRole('button', { name: 'Earlier: Derby tonight' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Earlier: Eid greetings' }).click()
  await dialog.getByLabel('Reason').fill('Eid first')
  await dialog.getByRole('button', { name: 'Save the order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody else has changed this')
  refuses = false
  await dialog.getByRole('button', { name: 'Save the order' }).click()
  await expect(dialog).toBeHidden()
  const rows = page.getByRole('list', { name: 'Running line' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Eid greetings')
  expect(callsOf(calls, 'staffOrderFront').at(-1)?.body).toEqual({
    before: [1, 2],
    ids: [2, 1],
    reason: 'Eid first',
  })
})

test('support reads the front page in Bangla, and changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'support' },
    staffFront: {
      ...frontOf(derby),
      new_waiting: [{ place: 'notice', approval_id: 5, words: 'Soon' }],
    },
  })
  await openDesk(page, PATH, 'bn')
  const row = page.getByRole('list', { name: 'চলমান ঘোষণা' }).getByRole('listitem')
  await expect(row).toContainText('চাপ দিলে যাবে: এক্সচেঞ্জ: চলতি ম্যাচ')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('নতুন; দ্বিতীয় জন সম্মতি দিলে তবেই দেখা যাবে')).toBeVisible()
  await expect(page.getByRole('link', { name: 'নতুন ঘোষণা' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`${PATH}/notice-1`)
  await expect(page.getByText('প্রথম পাতায় এমন কিছু নেই')).toBeVisible()
})
