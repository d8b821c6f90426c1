import type { CorpusEntry } from './corpus-entry.ts'

/** Texts built into a test by vite, since this room opens no files; only tests import it. */
const texts = {
  corpus: import.meta.glob<string>('./corpus/*.jsonl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  'held-back': import.meta.glob<string>('./held-back/*.jsonl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}

/** All messages of one half: the open one to write a reader by, or the one held back to judge it by. */
export function readCorpus(half: keyof typeof texts): CorpusEntry[] {
  const lines = Object.values(texts[half]).flatMap((text) => text.trimEnd().split('\n'))
  return lines.map((line): CorpusEntry => JSON.parse(line))
}
