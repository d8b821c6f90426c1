/** Where the floating buttons of a screen wait: free over the page, or in one of its margins. */
export type Dock = 'none' | 'left' | 'right'

/** A tab as wide as the margin that every screen keeps; a finger finds it a little beside, too. */
export const dockClass = {
  none: '',
  left: 'left-0 w-4 rounded-r-lg before:absolute before:inset-y-0 before:left-0 before:w-6',
  right: 'right-0 w-4 rounded-l-lg before:absolute before:inset-y-0 before:right-0 before:w-6',
} as const satisfies Record<Dock, string>
