/** `ra*****26`: a friend recognises it, a stranger does not learn a name to log in with. */
export function maskUsername(username: string): string {
  const shown = Math.min(2, Math.floor(username.length / 3))
  const hidden = '*'.repeat(username.length - shown * 2)
  return `${username.slice(0, shown)}${hidden}${username.slice(username.length - shown)}`
}
