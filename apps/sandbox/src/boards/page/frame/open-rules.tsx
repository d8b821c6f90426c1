import { createRoot } from 'react-dom/client'
import { openSheet } from '../../../games/page/dom/sheet.ts'
import type { Board } from '../board.ts'
import { boardVoice } from './board-voice.ts'
import type { Seat } from './seat.ts'

/** Opens the rules of a board, as its game writes them. */
export function openRules<Props, Key extends string>(
  { speech, money }: Seat,
  { words, Rules }: Pick<Board<Props, Key>, 'words' | 'Rules'>,
  after: readonly string[],
): void {
  const language = speech.language()
  const mounted: { end: () => void } = { end: () => undefined }
  const sheet = openSheet(speech.say('paytable'), speech.say('close'), () => mounted.end())
  const root = createRoot(sheet.body)
  mounted.end = () => root.unmount()
  root.render(
    <div className="rules">
      <Rules voice={boardVoice(words, language, money)} />
      {[...after, speech.say('malfunction')].map((text) => (
        <p key={text} className="quiet">
          {text}
        </p>
      ))}
    </div>,
  )
}
