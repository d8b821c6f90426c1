import { launch, type Browser, type Page } from 'puppeteer-core'
import { siteUrl } from '../ports.ts'

export type Walker = {
  page: Page
  /** Faults of scripts that nobody caught, since it was asked last. */
  faults: () => string[]
  close: () => Promise<void>
}

/** Firefox tells of a request that the page itself gave up as of a fault. */
const GIVEN_UP = /Cross-Origin Request Blocked.*request did not succeed/

/** A Firefox of its own, spoken to over WebDriver BiDi, in a language of the site. */
export async function openFirefox(
  executablePath: string,
  { language, width }: { language: string; width: number },
): Promise<Walker> {
  const browser: Browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width, height: 844 })
  let faults: string[] = []
  page.on('pageerror', (fault) => {
    if (!GIVEN_UP.test(String(fault))) faults.push(String(fault))
  })
  await page.goto(`${siteUrl}/login`)
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
  return {
    page,
    faults() {
      const seen = faults
      faults = []
      return seen
    },
    close: () => browser.close(),
  }
}
