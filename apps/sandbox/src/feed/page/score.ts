import { scoreBoard } from './board/score-board.ts'
import { openFrame } from './live/open-frame.ts'

await openFrame(scoreBoard)
