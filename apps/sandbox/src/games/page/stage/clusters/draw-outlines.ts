import type { SlotPosition } from '@maidan/contract'
import type { Graphics } from 'pixi.js'
import { drawPath } from '../draw-path.ts'
import type { StageLayout } from '../layout.ts'
import { groupOutline } from './group-outline.ts'

/** Draws the first part of the lines around a group of places. */
export function drawOutlines(
  line: Graphics,
  places: readonly SlotPosition[],
  { cellWidth, cellHeight }: StageLayout,
  progress: number,
  colour: string,
): void {
  for (const loop of groupOutline(places)) {
    const path = loop.map(([across, down]) => [across * cellWidth, down * cellHeight] as const)
    drawPath(line, path, progress, colour)
  }
}
