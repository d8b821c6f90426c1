/** The code of the game that the page's address opens. */
export function gameOfAddress(): string {
  return decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
}
