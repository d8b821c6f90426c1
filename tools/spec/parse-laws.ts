const LAW = /^(\d+)\. /gm
const NAMED = /\bLAW-\d+\b/g

/** The ids of the laws in their document: `LAW-1` and on. */
export function parseLaws(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(LAW)].map(([, number = '']) => `LAW-${number}`))
}

/** The ids of the laws that a source names, in a title, a comment or a text. */
export function lawsNamed(source: string): string[] {
  return [...source.matchAll(NAMED)].map(([id]) => id)
}
