import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import type { ParentMessage } from '../../../games/page/parent/tell-parent.ts'
import type { Sounds } from '../../../games/page/sound/sounds.ts'
import type { FrameVoice } from '../words/frame-voice.ts'

/** What a player sits down with at any board: their session, voice, money and site. */
export type Seat = {
  code: string
  session: string
  currency: string
  username: string
  siteOrigin: string
  speech: FrameVoice
  money: MoneyWriter
  sounds: Sounds
  isStill: boolean
  tell: (message: ParentMessage) => void
}
