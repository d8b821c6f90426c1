/** Curves from 0 to 1 over 0 to 1. */
export type Easing = (t: number) => number

export const linear: Easing = (t) => t

export const easeOut: Easing = (t) => 1 - (1 - t) ** 3

/** Shoots a little past the end and comes back. */
export const easeOutBack: Easing = (t) => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2

/** Out and back: 0 at both ends, 1 in the middle. */
export const pulse: Easing = (t) => Math.sin(Math.PI * t)
