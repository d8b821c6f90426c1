/** The first words of a text as a preview; `cut` says that it goes on. */
export function firstWords(text: string, count: number, cut = '…'): string {
  const words = text.split(/\s+/).filter(Boolean)
  const shown = words.slice(0, count).join(' ')
  return words.length > count ? `${shown}${cut}` : shown
}
