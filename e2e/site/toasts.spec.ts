import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { lose } from '../steps/lost-part.ts'
import { open } from '../steps/quick-clock.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

/** The bar of every page ends here at the latest, the documents' higher header apart. */
const BAR_ENDS_AT = 64

const texts = {
  en: { filter: 'Filter', lost: /This could not be loaded/ },
  bn: { filter: 'ফিল্টার', lost: /এটি আনা গেল না/ },
} as const

/** The names of the controls that stand under a toast and that a tap or click there does not reach. */
function covered(page: Page): Promise<string[]> {
  return page.locator('.toast').evaluate((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    const isUnder = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && isUnder(box))
      .filter(({ box }) => {
        const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2
        const y = (Math.max(box.top, top) + Math.min(box.bottom, bottom)) / 2
        return toast.contains(document.elementFromPoint(x, y))
      })
      .map(({ control }) => control.textContent)
  })
}

for (const language of ['en', 'bn'] as const)
  for (const width of [390, 1280])
    test(`a toast at ${width} px in ${language} leaves the header free and stops no tap`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await lose(page, 'filter-sheet')
      await store(page, { language })
      await stubSite(page)
      await open(page, '/transaction-record')
      const { filter, lost } = texts[language]
      await page.getByRole('button', { name: filter, exact: true }).click()
      const toast = page.locator('.toast')
      await expect(toast).toHaveText(lost)
      await expect(toast).toHaveCSS('opacity', '1')
      await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(BAR_ENDS_AT)
      expect(await covered(page)).toEqual([])
    })
