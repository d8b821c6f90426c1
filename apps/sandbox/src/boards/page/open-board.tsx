import { roomGame, type RoomGame } from '@maidan/casino'
import type { ReactNode } from 'react'
import { wearDemo } from '../../games/page/demo/demo-strip.ts'
import { moneyWriter } from '../../games/page/hud/money-text.ts'
import { parentTeller } from '../../games/page/parent/tell-parent.ts'
import { createSounds } from '../../games/page/sound/sounds.ts'
import { readStudio } from '../../games/page/studio/call-studio.ts'
import { randomName } from '../../games/page/studio/random-name.ts'
import type { ReplayView } from '../../games/studio-api.ts'
import { beginBoard, type BegunBoard } from './begin-board.ts'
import { takeBegun } from './enter.ts'
import type { Seat } from './frame/seat.ts'
import type { ReplayLink } from './replay-link.ts'
import { getRoomReplay } from './rooms/replay/get-replay.ts'
import { ReplayMachine } from './rooms/replay/replay-machine.ts'
import type { AnyRoomBoard } from './rooms/room-board.ts'
import { RoomMachine } from './rooms/room-machine.ts'
import { RoomPage } from './rooms/room-page.tsx'
import { RoomReplayPage } from './rooms/room-replay-page.tsx'
import { ReplayPage } from './turns/replay-page.tsx'
import type { AnyTurnBoard } from './turns/turn-board.ts'
import { TurnMachine } from './turns/turn-machine.ts'
import { TurnPage } from './turns/turn-page.tsx'
import type { FrameVoice } from './words/frame-voice.ts'

/** The page of a board: a past round when the address names one, else the game itself. */
export async function openBoard(
  code: string,
  speech: FrameVoice,
  onProgress: (part: number) => void,
): Promise<ReactNode> {
  const begun = takeBegun() ?? beginBoard(code)
  void begun?.board.then(() => onProgress(0.6)).catch(() => undefined)
  if (begun?.kind === 'turns') return turnPage(begun, speech)
  const game = roomGame(code)
  if (begun === null || game === undefined) throw new Error(`the game ${code} has no board`)
  return roomPage(begun, game, speech)
}

async function turnPage(
  { board: loading, way }: BegunBoard & { kind: 'turns' },
  speech: FrameVoice,
): Promise<ReactNode> {
  if (!(way instanceof Promise)) return replayTurns(await loading, speech, way)
  const [board, { session, view }] = await Promise.all([loading, way])
  speech.choose(view.language)
  wearDemo(view.isDemo, session, speech)
  const seat = seatAt(board.code, speech, { ...view, session })
  const machine = new TurnMachine(seat, view)
  return <TurnPage seat={seat} board={board} machine={machine} view={view} />
}

async function roomPage(
  { board: loading, way }: BegunBoard & { kind: 'room' },
  game: RoomGame,
  speech: FrameVoice,
): Promise<ReactNode> {
  if (!(way instanceof Promise)) return replayRoom(await loading, game, speech, way)
  const [board, { session, view }] = await Promise.all([loading, way])
  speech.choose(view.language)
  const seat = seatAt(board.code, speech, { ...view, session })
  // A seed of this visit: nobody could know it when the chain was made.
  const clientSeed = randomName('c')
  const machine = new RoomMachine({ session, clientSeed: () => clientSeed }, view)
  return <RoomPage seat={seat} board={board} game={game} machine={machine} view={view} />
}

async function replayTurns(board: AnyTurnBoard, speech: FrameVoice, link: ReplayLink) {
  const view = await readStudio<ReplayView>(`/studio/replay/${pathOf(link)}`)
  wearDemo(view.isDemo, null, speech)
  const seat = guestAt(board.code, speech, view.round.currency, view.siteOrigin)
  return <ReplayPage seat={seat} board={board} view={view} />
}

async function replayRoom(
  board: AnyRoomBoard,
  game: RoomGame,
  speech: FrameVoice,
  link: ReplayLink,
) {
  const view = await getRoomReplay(link)
  const seat = guestAt(board.code, speech, view.currency, view.siteOrigin)
  const machine = new ReplayMachine(game, view)
  return <RoomReplayPage seat={seat} board={board} game={game} machine={machine} view={view} />
}

function pathOf({ round, key }: ReplayLink): string {
  return `${encodeURIComponent(round)}?key=${encodeURIComponent(key)}`
}

/** Whoever looks at a past round has no session and no name. */
function guestAt(code: string, speech: FrameVoice, currency: string, siteOrigin: string): Seat {
  return seatAt(code, speech, { session: '', username: '', currency, siteOrigin })
}

type Guest = Pick<Seat, 'session' | 'username' | 'currency' | 'siteOrigin'>

function seatAt(
  code: string,
  speech: FrameVoice,
  { session, username, currency, siteOrigin: told }: Guest,
): Seat {
  // The page knows which of the site's own origins frames it.
  const siteOrigin = document.documentElement.dataset['siteOrigin'] ?? told
  return {
    code,
    session,
    username,
    currency,
    siteOrigin,
    speech,
    money: moneyWriter(currency),
    sounds: createSounds(),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    tell: parentTeller(siteOrigin),
  }
}
