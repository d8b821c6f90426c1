import type { Page } from '@playwright/test'

/** What screen readers are told by a slot's win line. */
export const SPOKEN = '.plaque .spoken'

/**
 * Listens to the texts of a part of the page from now on, however short they stand; the answer tells
 * each of them once and with plain blanks, as people write it.
 */
export async function hearTexts(
  page: Page,
  selector: string,
): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle((of) => {
    const texts: string[] = []
    const part = document.querySelector(of)
    new MutationObserver(() => texts.push(part?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  }, selector)
  return async () => {
    const texts = await heard.jsonValue()
    return [...new Set(texts.map((text) => text.replaceAll('\u00a0', ' ')))].filter(Boolean)
  }
}
