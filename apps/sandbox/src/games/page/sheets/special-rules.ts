import type { FreeSpinAward, Paytable } from '@maidan/casino'
import { element } from '../dom/element.ts'
import type { Speech, WordKey } from '../words/speech.ts'
import { symbolPicture } from './symbol-picture.ts'
import { countText } from '../words/count-text.ts'

const AWARD_COUNTS = [3, 4, 5] as const

/** What the wild does in this game. */
export function wildRules(table: Paytable, speech: Speech): HTMLElement[] {
  const { say } = speech
  const { code, wild } = table
  if (wild === null) return []
  const texts = [say(standsFor(table))]
  if (wild.multiplier !== undefined)
    texts.push(say('wildTimes', { times: String(wild.multiplier) }))
  if (wild.expandsOnReels !== undefined) {
    const reels = wild.expandsOnReels.map((reel) => reel + 1).join(', ')
    texts.push(say('wildExpands', { reels: countText(speech.language(), reels) }))
  }
  return [
    element('h3', {}, say('wildTitle')),
    special(speech, { code, symbol: wild.symbol }, texts),
  ]
}

/** What a wild stands for: every symbol but those that the game has for something else. */
function standsFor({ hold, freeSpins }: Paytable): WordKey {
  if (hold !== null) return 'wildTextCoins'
  return freeSpins === null ? 'wildTextAll' : 'wildText'
}

/** How free spins begin, what they give, and where they end. */
export function freeSpinsRules({ code, freeSpins }: Paytable, speech: Speech): HTMLElement[] {
  const { say } = speech
  if (freeSpins === null) return []
  const { award, retrigger, multiplier, max, symbol, ownReels } = freeSpins
  const given = (spins: FreeSpinAward) => AWARD_COUNTS.filter((count) => spins[count] > 0)
  const texts = given(award).map((count) => say('freeSpinsRule', { count, spins: award[count] }))
  if (retrigger === null) texts.push(say('freeSpinsNoMore'))
  else {
    texts.push(
      ...given(retrigger).map((count) =>
        say('freeSpinsRetrigger', { count, spins: retrigger[count] }),
      ),
    )
  }
  if (multiplier > 1) texts.push(say('freeSpinsTimesRule', { times: String(multiplier) }))
  if (ownReels) texts.push(say('freeSpinsOwnReels'))
  texts.push(say('freeSpinsMax', { count: max }), say('freeSpinsBet'))
  return [
    element('h3', {}, say('scatterTitle')),
    special(speech, { code, symbol }, [say('scatterText')]),
    element('h3', {}, say('freeSpinsTitle')),
    element('ul', { class: 'rules' }, ...texts.map((text) => element('li', {}, text))),
  ]
}

/** A symbol's picture, and what there is to say of it. */
export function special(
  { language }: Speech,
  { code, symbol }: { code: string; symbol: string },
  texts: readonly string[],
): HTMLElement {
  const lines = texts.map((text) => element('p', {}, text))
  return element(
    'div',
    { class: 'special' },
    symbolPicture(code, symbol, language()),
    element('div', {}, ...lines),
  )
}
