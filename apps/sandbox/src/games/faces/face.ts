import type { Theme } from '../page/theme/theme.ts'
import type { Language } from '../page/words/voice.ts'

/** How a game looks and what it is called besides its English title. */
export type Face = {
  /** The studio's code of the game. */
  code: string
  titles: Readonly<Record<Exclude<Language, 'en'>, string>>
  theme: Theme
}
