import type { Paytable } from '@maidan/casino'
import { element } from '../dom/element.ts'
import type { Speech } from '../words/speech.ts'
import { countText } from '../words/count-text.ts'

/** How a wild reel is held, what spins again, and how often. */
export function respinRules({ respins }: Paytable, { say, language }: Speech): HTMLElement[] {
  if (respins === null) return []
  const { reels, max, startsOneIn: starts } = respins
  const rules = [
    say('heldReels', { reels: countText(language(), reels.map((reel) => reel + 1).join(', ')) }),
    say('heldFirst'),
    say('heldMore', { max }),
    say('heldPays'),
    say('heldChance', { starts: countText(language(), starts) }),
  ]
  return [
    element('h3', {}, say('heldTitle')),
    element('ul', { class: 'rules' }, ...rules.map((text) => element('li', {}, text))),
  ]
}
