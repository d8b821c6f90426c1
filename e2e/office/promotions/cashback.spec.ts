import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { violationsOf } from '../../steps/violations-of.ts'
import { approval, listOf, noPromotions, openDesk, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

type Promotions = CallAnswer<Calls['staffPromotions']>

const inEnglish = (name: string) => ({ name, name_bn: '' })

const game_edges: Promotions['game_edges'] = [
  { play: 'table', edge: '0.4', games: 1, names: [{ name: 'Blackjack', name_bn: 'ব্ল্যাকজ্যাক' }] },
  {
    play: 'arcade',
    edge: '1',
    games: 7,
    names: ['Mines', 'Dice', 'Plinko', 'Towers', 'Hi-Lo'].map(inEnglish),
  },
  { play: 'slot', edge: '3.81', games: 2, names: ['River Gold', 'Jonaki'].map(inEnglish) },
]

const desk: Promotions = { ...noPromotions, game_edges }

test('[LAW-30] whoever writes cashback reads which games cost less than its rate, and how to end that', async ({
  page,
}) => {
  await stubStaff(page, { staffPromotions: desk })
  await openDesk(page, '/promotions/new')
  const warning = page.getByText('is more than the house keeps')
  await expect(page.getByLabel('Kind of bonus')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.getByLabel('Kind of bonus').selectOption('cashback')
  await page.getByLabel('Cashback, % of the net loss').fill('3.81')
  await expect(warning).toContainText(
    '3.81% is more than the house keeps of a stake in some games that count. Games: 8. The cheapest: Blackjack (0.4%), Mines (1%), Dice (1%), Plinko (1%), Towers (1%).',
  )
  await expect(warning).toContainText('count 0%: Table games, Arcade.')
  await page.getByLabel('Cashback, % of the net loss').fill('৪')
  await expect(warning).toContainText('Games: 10.')
  await page.getByLabel('Table games').fill('0')
  await page.getByRole('textbox', { name: 'Arcade' }).fill('0')
  await expect(warning).toContainText('Games: 2. The cheapest: River Gold (3.81%), Jonaki (3.81%)')
  await page.getByLabel('Cashback, % of the net loss').fill('3')
  await expect(warning).toHaveCount(0)
})

test('the same is said in Bangla', async ({ page }) => {
  await stubStaff(page, { staffPromotions: desk })
  await openDesk(page, '/promotions/new', 'bn')
  await page.getByLabel('বোনাসের ধরন').selectOption('cashback')
  await page.getByLabel('ক্যাশব্যাক, নিট ক্ষতির %').fill('1')
  await expect(page.getByText('ব্ল্যাকজ্যাক (0.4%)')).toContainText('এমন ১টি গেমে')
})

for (const [language, width, group, words] of [
  [
    'en',
    1280,
    'What is known',
    [
      '% of the net loss of a week1',
      'Games: 6.',
      'Blackjack (0.4%)',
      'Table games, Arcade',
      'India, Nepal',
    ],
  ],
  ['bn', 390, 'যা জানা গেছে', ['সপ্তাহের নিট ক্ষতির %1', 'এমন ৬টি গেমে', 'ব্ল্যাকজ্যাক (0.4%)', 'ভারত, নেপাল']],
] as const)
  test(`[LAW-24] [LAW-30] who decides on a cashback reads the same warning at ${width} px in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const found = {
      promotion_percent: '1',
      promotion_countries: 'IN · NP',
      promotion_cheap_games: '4\t6\ttable arcade\n0.4\tBlackjack\tব্ল্যাকজ্যাক',
    }
    const effect = { promotion_percent: '4' }
    const claimed = { promotion: 'Weekly cashback' }
    const kept = { promotion_kind: 'cashback' }
    const asked = approval(7, {
      kind: 'promotion.change',
      subject: 'promotion:4',
      evidence: { reasons: ['always'], claimed, found, effect, kept },
    })
    await stubStaff(page, { staffApprovals: listOf([asked]) })
    await openDesk(page, '/approvals', language)
    for (const word of words)
      await expect(page.getByRole('group', { name: group })).toContainText(word)
    expect(await violationsOf(page)).toEqual([])
  })
