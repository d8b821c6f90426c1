/** How a measured browser is started: without a sandbox, and with no errands of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
]
