import type { Browser } from '@playwright/test'
import { heightOf, nameOf, type View } from './views.ts'
import type { Picture } from './take-pictures.ts'

const SHEET_WIDTH = 1440
const PHONE_COLUMNS = 8
const WIDE_COLUMNS = 5
const WIDE_MIN = 1000
const QUALITY = 55

/** Draws a view's pictures beside each other, each under its address, as one JPEG. */
export async function drawSheet(
  browser: Browser,
  view: View,
  pictures: readonly Picture[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } })
  try {
    await page.setContent(sheetOf(view, pictures), { waitUntil: 'load' })
    return await page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true })
  } finally {
    await page.close()
  }
}

function sheetOf(view: View, pictures: readonly Picture[]): string {
  const columns = view.width < WIDE_MIN ? PHONE_COLUMNS : WIDE_COLUMNS
  const figures = pictures.map(
    ({ page, endedAt, jpeg }) => `<figure>
      <img alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}"
        style="aspect-ratio: ${view.width} / ${heightOf(view)}">
      <figcaption>${escapeText(captionOf(page, endedAt))}</figcaption>
    </figure>`,
  )
  return `<title>${nameOf(view)}</title>
    <body style="margin: 0; padding: 12px; background: #fff; font: 11px sans-serif">
    <style>figure { margin: 0; min-width: 0; overflow-wrap: anywhere } img { width: 100%; display: block } figcaption { padding: 4px 0 }</style>
    <main style="display: grid; gap: 10px; grid-template-columns: repeat(${columns}, 1fr)">
    ${figures.join('')}</main>`
}

/** Where a page leads elsewhere, both places are told. */
function captionOf(page: string, endedAt: string): string {
  const [path = ''] = page.split('?')
  return path.startsWith('/') && path !== endedAt ? `${path} → ${endedAt}` : path
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
