/** The shirts of the two sides. */
export const SIDE_COLORS = ['#ffb703', '#5cb8ff'] as const
export const CHALK = '#f2f7f4'
