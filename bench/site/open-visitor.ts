import { launch } from 'chrome-launcher'
import { chromium } from '@playwright/test'
import { enterSite } from './enter-site.ts'
import { openCricket } from './open-cricket.ts'

/** A browser of its own that pages are visited with; it listens for its commands at `port`. */
export type Visitor = { port: number; close: () => void }

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
const PHONE = { width: 390, height: 844 }

/** Opens a browser that has never been to the site. */
export async function openGuest(chromePath: string): Promise<Visitor> {
  const browser = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' })
  return { port: browser.port, close: () => browser.kill() }
}

/** Opens a browser in which a player has logged in and chosen a match of cricket. */
export async function openPlayer(chromePath: string, site: string): Promise<Visitor> {
  const visitor = await openGuest(chromePath)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${visitor.port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no window')
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await enterSite(page, site)
  await openCricket(page, site)
  await page.close()
  await browser.close()
  return visitor
}
