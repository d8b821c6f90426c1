/** Where the floating buttons of a screen wait: free over the page, or in one of its margins. */
export type Dock = 'none' | 'left' | 'right'

/** A tab as wide as the margin that every screen keeps. */
export const dockClass = {
  none: '',
  left: 'left-0 w-4 rounded-r-lg',
  right: 'right-0 w-4 rounded-l-lg',
} as const satisfies Record<Dock, string>
