import type { EnteredAs } from '../../../games/page/studio/enter-or-come-back.ts'
import { enterOrComeBack } from '../../../games/page/studio/enter-or-come-back.ts'
import { postStudio } from '../../../games/page/studio/call-studio.ts'
import { tryId } from '../../../games/page/studio/try-id.ts'
import type { RoomSession } from '../../../rooms/room-api.ts'

/** Enters a room: by the launch token in the address, or by the session kept over a reload. */
export async function enterRoom(code: string): Promise<EnteredAs<RoomSession>> {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  return enterOrComeBack<RoomSession>({
    code,
    trade:
      launch === null
        ? null
        : () => postStudio<RoomSession>('/studio/rooms/session', { launch, game: code, tryId }),
    dropToken: () => history.replaceState(null, '', location.pathname + location.search),
    resume: (session) => postStudio<RoomSession>('/studio/rooms/resume', { session }),
  })
}
