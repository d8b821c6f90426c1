const top = 0
const middle = 1
const bottom = 2

/**
 * Twenty-five pay lines, the row on each reel from left to right. A game with fewer lines takes them
 * from the front.
 */
export const payLines: readonly (readonly number[])[] = [
  [middle, middle, middle, middle, middle],
  [top, top, top, top, top],
  [bottom, bottom, bottom, bottom, bottom],
  [top, middle, bottom, middle, top],
  [bottom, middle, top, middle, bottom],
  [top, top, middle, top, top],
  [bottom, bottom, middle, bottom, bottom],
  [middle, top, top, top, middle],
  [middle, bottom, bottom, bottom, middle],
  [top, middle, middle, middle, top],
  [bottom, middle, middle, middle, bottom],
  [middle, top, middle, top, middle],
  [middle, bottom, middle, bottom, middle],
  [top, middle, top, middle, top],
  [bottom, middle, bottom, middle, bottom],
  [middle, middle, top, middle, middle],
  [middle, middle, bottom, middle, middle],
  [top, bottom, top, bottom, top],
  [bottom, top, bottom, top, bottom],
  [top, top, bottom, top, top],
  [bottom, bottom, top, bottom, bottom],
  [top, middle, bottom, bottom, bottom],
  [bottom, middle, top, top, top],
  [top, top, middle, bottom, bottom],
  [bottom, bottom, middle, top, top],
]
