import type { Language } from './speech.ts'

/** Play does not wait longer than this for letters. */
const LETTERS_MAX_MS = 2_500

/** Waits for Bangla letters, so that what is painted on the stage is painted with them. */
export async function loadLetters(language: Language): Promise<void> {
  const sample = language === 'bn' ? 'ক৳' : '৳'
  const loaded = Promise.all(
    ['400', '700', '900'].map((weight) =>
      document.fonts.load(`${weight} 16px 'Noto Sans Bengali'`, sample),
    ),
  )
  const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MAX_MS))
  await Promise.race([loaded.catch(() => undefined), late])
}
