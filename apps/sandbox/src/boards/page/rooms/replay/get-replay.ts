import { getStudio, readStudio } from '../../../../games/page/studio/call-studio.ts'
import type { RoomHistory, RoomReplay } from '../../../../rooms/room-api.ts'

/** A past round of a room by its link. Throws StudioRefusal or StudioUnreachable. */
export async function getRoomReplay(link: { round: string; key: string }): Promise<RoomReplay> {
  const [round, key] = [encodeURIComponent(link.round), encodeURIComponent(link.key)]
  return readStudio<RoomReplay>(`/studio/rooms/replay/${round}?key=${key}`)
}

/** The player's own past bets with what it takes to check them. Throws like `getRoomReplay`. */
export async function getRoomHistory(session: string): Promise<RoomHistory> {
  return getStudio<RoomHistory>('/studio/rooms/history', session)
}
