import { useEffect, useState, useSyncExternalStore } from 'react'
import { openFairnessSheet } from '../../../games/page/sheets/fairness-sheet.ts'
import { openHistorySheet } from '../../../games/page/sheets/history-sheet.ts'
import { openMenuSheet } from '../../../games/page/sheets/menu-sheet.ts'
import type { SessionView } from '../../../games/studio-api.ts'
import { BetBar } from '../frame/bet-bar.tsx'
import { boardVoice } from '../frame/board-voice.ts'
import { Frame } from '../frame/frame.tsx'
import { openRules } from '../frame/open-rules.tsx'
import type { Seat } from '../frame/seat.ts'
import { soundSwitch } from '../frame/sound-switch.ts'
import { useLanguage } from '../frame/use-voice.ts'
import type { AnyTurnBoard } from './turn-board.ts'
import type { TurnMachine } from './turn-machine.ts'
import { verifyTurns } from './verify-turns.ts'
import { countText } from '../../../games/page/words/count-text.ts'

type TurnPageProps = { seat: Seat; board: AnyTurnBoard; machine: TurnMachine; view: SessionView }

/** The page of a board of one player. */
export function TurnPage({ seat, board, machine, view }: TurnPageProps) {
  const { speech, money, sounds, isStill } = seat
  const language = useLanguage(speech)
  const { phase, round, balanceMinor, notice } = useSyncExternalStore(
    machine.store.listen,
    machine.store.read,
  )
  const levels = view.game.betLevels.map(BigInt)
  const [minor, choose] = useState(BigInt(view.game.betDefaultMinor))
  const bet = { minor: round !== null && phase === 'open' ? round.betMinor : minor, levels, choose }
  useEffect(() => void machine.begin(view), [machine, view])
  useEffect(() => machine.keepBalance(), [machine])
  return (
    <Frame
      seat={seat}
      game={view.game}
      notice={notice}
      onMenu={() => openMenu(seat, board, view)}
      bar={
        <BetBar seat={seat} balanceMinor={balanceMinor} bet={bet} isLocked={phase !== 'ready'} />
      }
    >
      <board.Table
        voice={boardVoice(board.words, language, money)}
        sounds={sounds}
        bet={bet}
        isStill={isStill}
        phase={phase}
        round={round}
        isReplay={false}
        balanceMinor={balanceMinor}
        place={(setup) => machine.place(minor, setup)}
        choose={machine.choose}
        shown={machine.shown}
      />
    </Frame>
  )
}

function openMenu(seat: Seat, board: AnyTurnBoard, view: SessionView): void {
  const { speech, sounds, session, money, username, code } = seat
  const sources = { session, money, speech, verify: verifyTurns.bind(null, code) }
  const seconds = countText(speech.language(), (view.spinIntervalMs / 1000).toFixed(1))
  openMenuSheet({
    speech,
    sounds,
    username,
    provider: view.game.provider,
    title: document.title,
    onSound: soundSwitch(sounds).flip,
    onPaytable: () =>
      openRules(seat, board, [speech.say('playLimits', { seconds }), speech.say('absentText')]),
    onHistory: () => void openHistorySheet(sources),
    onFairness: () => void openFairnessSheet(sources),
  })
}
