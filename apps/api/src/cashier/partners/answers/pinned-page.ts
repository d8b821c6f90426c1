/** A page that a partner sends players to, only if it lies where that partner's pages lie. */
export function pinnedPage(text: string, origin: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const fits = url.origin === new URL(origin).origin && url.username === '' && url.password === ''
  return fits ? url.href : null
}
