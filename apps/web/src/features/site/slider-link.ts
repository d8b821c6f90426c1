export type SliderLink =
  | { kind: 'path'; path: string }
  | { kind: 'address'; address: string }
  | { kind: 'game'; code: string }
  | { kind: 'none' }

/** What a slider's link means: a path of the site, an address, or a game's code (SIL-034). */
export function readSliderLink(link: string | null | undefined): SliderLink {
  const text = link?.trim() ?? ''
  if (text === '' || text === '#') return { kind: 'none' }
  if (/^(https?:)?\/\//.test(text)) return { kind: 'address', address: text }
  if (text.startsWith('/')) return { kind: 'path', path: text }
  return { kind: 'game', code: text }
}
