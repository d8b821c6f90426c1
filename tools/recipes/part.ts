import type { Tree } from './tree.ts'

/** One thing that a recipe asks for: a file, or a line in a list that is there. */
export type Part =
  | { path: string; file: string }
  | { path: string; line: string; at: 'start' | 'end' | { before: string } }

/** One kind of thing that the house may get one more of. */
export type Recipe = {
  kind: string
  /** The words that `npm run new` takes after the kind, in order. */
  words: readonly string[]
  parts: (words: readonly string[], tree: Tree) => Part[]
  /** All that is missing of things of this kind, one sentence each; empty for a whole house. */
  missing: (tree: Tree) => string[]
}

/** The tree with the parts in it; throws where a list has no place for its line. */
export function withParts(tree: Tree, parts: readonly Part[]): Tree {
  const next = new Map(tree)
  for (const part of parts) {
    const text = 'file' in part ? part.file : insert(next.get(part.path), part)
    next.set(part.path, text)
  }
  return next
}

function insert(text: string | undefined, { path, line, at }: Extract<Part, { line: string }>) {
  if (text === undefined) throw new Error(`${path} is not there`)
  if (at === 'start') return `${line}\n${text}`
  if (at === 'end') return `${text}${line}\n`
  const index = text.lastIndexOf(at.before)
  if (index < 0) throw new Error(`${path} has no "${at.before}" to stand before`)
  return `${text.slice(0, index)}${line}\n${text.slice(index)}`
}
