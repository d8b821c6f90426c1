import { expect, test } from '../../front/test.ts'
import { due, market, marketPage, marketRecord } from '../../stub/markets.ts'
import { openDesk, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', hasTouch: false })

for (const [width, language, badge, means] of [
  [1280, 'en', 'Results contradict', 'The partner also said: Sylhet Tigers → Dhaka Lions.'],
  [390, 'bn', 'ফলাফলে অমিল', 'পার্টনার আরও জানিয়েছে: Sylhet Tigers → Dhaka Lions।'],
] as const)
  test(`[LAW-18] what the partner said beside its first result is shown at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const contradicted = ['Sylhet Tigers', 'Dhaka Lions']
    await stubStaff(page, { staffMarket: marketRecord(market(1, { ...due, contradicted })) })
    await openDesk(page, marketPage, language)
    await expect(page.getByText(badge)).toBeVisible()
    await expect(page.getByText(means)).toBeVisible()
  })
