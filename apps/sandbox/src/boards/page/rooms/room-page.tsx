import type { RoomGame } from '@maidan/casino'
import { useEffect, useState } from 'react'
import { openMenuSheet } from '../../../games/page/sheets/menu-sheet.ts'
import { tellFailure } from '../../../games/page/play/tell-failure.ts'
import type { RoomSession } from '../../../rooms/room-api.ts'
import { BetBar } from '../frame/bet-bar.tsx'
import { boardVoice } from '../frame/board-voice.ts'
import { Frame } from '../frame/frame.tsx'
import { openRules } from '../frame/open-rules.tsx'
import type { Seat } from '../frame/seat.ts'
import { soundSwitch } from '../frame/sound-switch.ts'
import { useLanguage } from '../frame/use-voice.ts'
import type { AnyRoomBoard } from './room-board.ts'
import type { RoomMachine } from './room-machine.ts'
import { noticeText } from './room-notice.ts'
import { openRoomFairness } from './sheets/room-fairness.ts'
import { openRoomHistory } from './sheets/room-history.ts'
import { useRoom } from './use-room.ts'

type RoomPageProps = {
  seat: Seat
  board: AnyRoomBoard
  game: RoomGame
  machine: RoomMachine
  view: RoomSession
}

/** The page of a room. */
export function RoomPage({ seat, board, game, machine, view }: RoomPageProps) {
  const { speech, money, sounds, isStill, siteOrigin, tell } = seat
  const language = useLanguage(speech)
  const levels = view.game.betLevels.map(BigInt)
  const [minor, choose] = useState(BigInt(view.game.betDefaultMinor))
  const { seenAfterMs } = board
  const room = useRoom({ machine, game, session: view, stakeMinor: minor, seenAfterMs })
  const { table, balanceMinor, notices, ended, isSeen } = room
  // What is won is not known to its player before the event has been shown.
  const isIn = table?.own.some(({ state }) => state === 'standing' || !isSeen) ?? false
  useEffect(
    () => tell({ type: 'maidan:balance', balanceMinor: String(balanceMinor) }),
    [tell, balanceMinor],
  )
  useEffect(() => tell({ type: 'maidan:round', open: isIn }), [tell, isIn])
  useEffect(() => {
    if (ended !== null) void tellFailure({ speech }, ended, siteOrigin)
  }, [ended, speech, siteOrigin])
  const bet = { minor, levels, choose }
  const [first] = notices
  const notice =
    first === undefined
      ? null
      : {
          text: noticeText(first, language, money, game.contest?.entriesMax ?? 0),
          kind: first.kind,
        }
  return (
    <Frame
      seat={seat}
      game={view.game}
      notice={notice}
      onMenu={() => openMenu(seat, board, game, view)}
      bar={<BetBar seat={seat} balanceMinor={balanceMinor} bet={bet} isLocked={false} />}
    >
      {table === null ? (
        <p className="frame-waiting" role="status">
          {speech.say('loading')}
        </p>
      ) : (
        <board.Table
          voice={boardVoice(board.words, language, money)}
          sounds={sounds}
          bet={bet}
          isStill={isStill}
          {...table}
        />
      )}
    </Frame>
  )
}

function openMenu(seat: Seat, board: AnyRoomBoard, game: RoomGame, view: RoomSession): void {
  const { speech, sounds, username } = seat
  openMenuSheet({
    speech,
    sounds,
    username,
    provider: view.game.provider,
    title: document.title,
    onSound: soundSwitch(sounds).flip,
    onPaytable: () => openRules(seat, board, [speech.say('roomRules')]),
    onHistory: () => void openRoomHistory(seat, game),
    onFairness: () => void openRoomFairness(seat, game),
  })
}
