import { readStudio } from '../../../games/page/studio/call-studio.ts'
import type { ReplayView } from '../../../games/studio-api.ts'

/** A past round by its link. Throws StudioRefusal or StudioUnreachable. */
export async function getReplay({
  round,
  key,
}: {
  round: string
  key: string
}): Promise<ReplayView> {
  return readStudio<ReplayView>(
    `/studio/replay/${encodeURIComponent(round)}?key=${encodeURIComponent(key)}`,
  )
}
