import type { Score } from '../../documents/score.ts'
import type { FrameWords } from '../words/en.ts'

/** What a ground is drawn with. */
export type Pen = CanvasRenderingContext2D

/** CSS pixels. */
export type Size = { width: number; height: number }

export type Spot = { x: number; y: number }

/** A word that is called out over the ground. */
export type Shout = {
  word: Extract<keyof FrameWords, 'goal' | 'card' | 'wicket' | 'four' | 'six'>
  tone: 'light' | 'sky' | 'out'
}

/** One picture: its time, at rest Infinity, and the seconds since the last one. */
export type Beat = { nowMs: number; passedS: number }

/** Draws the ground of one sport and what happens on it. */
export type Painter = {
  /** Takes every score; answers what is to be called out. */
  announce: (score: Score, before: Score | null, nowMs: number) => Shout | null
  /** Draws what stands still, once for every size. */
  ground: (pen: Pen, size: Size) => void
  /** Draws what moves. */
  draw: (pen: Pen, size: Size, beat: Beat) => void
}
