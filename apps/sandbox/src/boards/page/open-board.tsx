import type { ReactNode } from 'react'
import { moneyWriter } from '../../games/page/hud/money-text.ts'
import { parentTeller } from '../../games/page/parent/tell-parent.ts'
import { createSounds } from '../../games/page/sound/sounds.ts'
import { getReplay } from './frame/get-replay.ts'
import type { Seat } from './frame/seat.ts'
import { enterGame } from '../../games/page/studio/enter-game.ts'
import { turnBoards } from './boards.ts'
import { ReplayPage } from './turns/replay-page.tsx'
import type { AnyTurnBoard } from './turns/turn-board.ts'
import { TurnMachine } from './turns/turn-machine.ts'
import { TurnPage } from './turns/turn-page.tsx'
import type { FrameVoice } from './words/frame-voice.ts'

type Progress = (part: number) => void

/** The page of a board: a past round when the address names one, else the game itself. */
export async function openBoard(
  code: string,
  speech: FrameVoice,
  onProgress: Progress,
): Promise<ReactNode> {
  const entry = turnBoards[code]
  if (entry === undefined) throw new Error(`the game ${code} has no board`)
  const board = await entry.load()
  onProgress(0.6)
  const address = new URLSearchParams(location.search)
  const [round, key] = [address.get('round'), address.get('key')]
  return round !== null && key !== null
    ? openReplay(board, speech, { round, key })
    : openTurns(board, speech)
}

async function openTurns(board: AnyTurnBoard, speech: FrameVoice): Promise<ReactNode> {
  const { session, view } = await enterGame(board.code)
  speech.choose(view.language)
  const { username, currency, siteOrigin } = view
  const seat = seatAt(board.code, speech, { session, username, currency, siteOrigin })
  const machine = new TurnMachine(seat, view)
  return <TurnPage seat={seat} board={board} machine={machine} view={view} />
}

async function openReplay(
  board: AnyTurnBoard,
  speech: FrameVoice,
  link: { round: string; key: string },
): Promise<ReactNode> {
  const view = await getReplay(link)
  const { siteOrigin, round } = view
  const seat = seatAt(board.code, speech, {
    session: '',
    username: '',
    currency: round.currency,
    siteOrigin,
  })
  return <ReplayPage seat={seat} board={board} view={view} />
}

type Guest = Pick<Seat, 'session' | 'username' | 'currency' | 'siteOrigin'>

function seatAt(code: string, speech: FrameVoice, guest: Guest): Seat {
  // The page knows which of the site's own origins frames it.
  const siteOrigin = document.documentElement.dataset['siteOrigin'] ?? guest.siteOrigin
  return {
    ...guest,
    code,
    siteOrigin,
    speech,
    money: moneyWriter(guest.currency),
    sounds: createSounds(),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    tell: parentTeller(siteOrigin),
  }
}
