import { turnBoard, type AnyTurnBoard } from './turns/turn-board.ts'
