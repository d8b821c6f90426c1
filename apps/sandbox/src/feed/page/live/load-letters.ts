import type { FrameLanguage } from '../words/frame-language.ts'

/** Nothing waits longer than this for letters. */
const LETTERS_MAX_MS = 1_500

/**
 * Waits for the letters of a language: a text that is set before they are there may keep the empty
 * boxes it was drawn with.
 */
export async function loadLetters({ letters }: FrameLanguage): Promise<void> {
  if (letters === null) return
  const loaded = document.fonts.load(`14px ${letters.family}`, letters.sample)
  const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MAX_MS))
  await Promise.race([loaded.catch(() => []), late])
}
