import type { UnionWords } from './list-unions.ts'
import type { SyntaxNode } from './parse-source.ts'

/** What stands around a node, as far as the kinds of fault ask for it. */
export type Place = { text: string; unions: UnionWords; parent: SyntaxNode; key: string }
