import { element } from '../../../games/page/dom/element.ts'
import type { Sport } from '../../schedule/fixture.ts'
import type { FrameLanguage } from '../words/frame-language.ts'
import { oversNote } from './overs-note.ts'

/** What stands beside a name: overs in cricket, a drawn card for each sending-off in soccer. */
export function noteParts(sport: Sport, note: string, language: FrameLanguage): (Node | string)[] {
  switch (sport) {
    case 'cricket':
      return [oversNote(note, language)]
    case 'soccer':
      return Array.from(note, () => element('span', { class: 'card' }))
    case 'tennis':
      return [note]
  }
}
