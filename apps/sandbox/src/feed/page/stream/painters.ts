import type { Sport } from '../../schedule/fixture.ts'
import { cricketPainter } from '../cricket/cricket-painter.ts'
import type { Painter } from '../paint/painter.ts'
import { soccerPainter } from '../soccer/soccer-painter.ts'
import { tennisPainter } from '../tennis/tennis-painter.ts'

/** Who draws which sport. */
export const PAINTERS: Readonly<Record<Sport, () => Painter>> = {
  cricket: cricketPainter,
  soccer: soccerPainter,
  tennis: tennisPainter,
}
