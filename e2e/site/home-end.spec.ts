import { test } from '../front/test.ts'
import { goToEnd } from '../steps/go-to-end.ts'
import { open } from '../steps/quick-clock.ts'
import { stub } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

test('a busy phone that hears late where its page is shows the end that it was flung to', async ({
  page,
}) => {
  // What was far and then near is told in one call, as it is where frames pass before calls run.
  await page.addInitScript(() => {
    const heldMs = 700
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          if (held.length === 0) setTimeout(() => tell(held.splice(0), observer), heldMs)
          held.push(...entries)
        }, options)
      }
    }
  })
  await stub(page, {})
  await open(page, '/')
  await goToEnd(page)
})
